import { useRef, useState } from 'react';
import { HttpError, useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Once } from '../page/Once.tsx';
import { part } from '../page/page.ts';

const StaleQuestion = part(() => import('./StaleQuestion.tsx').then((m) => m.StaleQuestion));

type Refusal = { code?: string; params?: { version?: number }; errors?: object } | null;

/** Handles a refused save: asks about another version, puts errors at their fields, or shows a message. */
export function useStale() {
  const notify = useNotify();
  const [theirs, setTheirs] = useState<number>();
  const onError = (error: unknown) => {
    const { code, params, errors }: NonNullable<Refusal> = (error instanceof HttpError ? (error.body as Refusal) : null) ?? {};
    if (code === 'error.stale' && params?.version) return setTheirs(params.version);
    if (!errors || Object.keys(errors).length === 0)
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
  };
  return { theirs, onError, settle: () => setTheirs(undefined) };
}

/** Asks the question inside the form; "overwrite" saves again, over the other person's version. */
export const AskStale = ({ theirs, onSettled }: { theirs: number | undefined; onSettled: () => void }) => {
  const place = useRef<HTMLSpanElement>(null);
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { setValue } = useFormContext();
  const answer = (overwrite: boolean) => {
    onSettled();
    if (!overwrite) return;
    setValue('version', theirs);
    place.current?.closest('form')?.requestSubmit();
  };
  return (
    <>
      <span ref={place} hidden />
      <Once wanted={theirs !== undefined}>
        {theirs !== undefined && <StaleQuestion to={`/${resource}/${record?.id ?? ''}/show`} answer={answer} />}
      </Once>
    </>
  );
};
