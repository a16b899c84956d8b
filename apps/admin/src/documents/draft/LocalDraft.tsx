import { Alert, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { readSession } from '../../platform/api/session/session.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import type { LocalDraft as Draft, LocalDrafts } from './localDraft.ts';
import { useDraftLock } from './useDraftLock.ts';

type Values = object;
type Props<T extends Values> = {
  drafts: LocalDrafts<T>;
  id: number | null;
  version: number | null;
  saved: boolean;
  /** The customer that a new document was begun for. */
  customerId: number | null;
};

/** Restores nothing typed for one customer into a document begun for another. */
const draftFor = <T extends Values>(customerId: number | null, draft: Draft<T> | undefined) =>
  customerId === null || (draft?.values as { customerId?: unknown } | undefined)?.customerId === customerId ? draft : undefined;

/** Keeps typed values across a reload, a crash or an expired session. Saving, or leaving on purpose, drops them. */
export const LocalDraft = <T extends Values>({ drafts, id, version, saved, customerId }: Props<T>) => {
  const t = useTranslate();
  const format = useFormat();
  const { reset, getValues, subscribe } = useFormContext();
  const { isReady, isDirty } = useFormState();
  const owns = useDraftLock(drafts.nameOf(id));
  const [found] = useState(() => draftFor(customerId, drafts.read(id, version)));
  const [told, setTold] = useState(Boolean(found));
  const state = useRef({ isDirty: false, saved: false, restored: false });
  useEffect(() => {
    Object.assign(state.current, { isDirty, saved });
  }, [isDirty, saved]);

  useEffect(() => {
    if (!owns || !isReady || !found || state.current.restored) return undefined;
    // The form takes over the values of the address right after this, and would overwrite everything.
    const later = setTimeout(() => {
      state.current.restored = true;
      reset(found.values, { keepDefaultValues: true });
    });
    return () => clearTimeout(later);
  }, [owns, isReady, found, reset]);

  useEffect(() => {
    if (!owns) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (state.current.isDirty && !state.current.saved) drafts.write(id, version, getValues() as unknown as T);
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, 600);
      },
    });
    // What was typed in the last moment before a reload is kept, too.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
      stop();
      if (readSession()) drafts.forget(id);
    };
  }, [owns, subscribe, getValues, drafts, id, version]);

  if (!owns || !told || !found) return null;
  const discard = () => {
    reset();
    drafts.forget(id);
    setTold(false);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      onClose={() => setTold(false)}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          {t('documents.draft.discard')}
        </Button>
      }
    >
      {t('documents.draft.restored', { when: format.relative(found.savedAt) })}
    </Alert>
  );
};
