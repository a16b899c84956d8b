import { useRef, useState } from 'react';
import { HttpError, useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Once } from '../page/Once.tsx';
import { part } from '../page/page.ts';

const StaleQuestion = part(() => import('./StaleQuestion.tsx').then((m) => m.StaleQuestion));

type Refusal = { code?: string; params?: { version?: number }; errors?: object } | null;

/** What a refused save means: another version to ask about, problems that stand at their fields, or words for everybody. */
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

/** Stands inside the form: "mine over it" saves once more, over the version that the other one left. */
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
