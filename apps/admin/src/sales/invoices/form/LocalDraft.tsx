import { Alert, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { readSession } from '../../../platform/api/session.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { forgetLocalDraft, readLocalDraft, writeLocalDraft } from './localDraft.ts';
import { useOwnDraft } from './useOwnDraft.ts';
import type { InvoiceValues } from './values.ts';

type Props = {
  id: number | null;
  version: number | null;
  saved: boolean;
  /** For whom a new one was begun. */ customerId: number | null;
};

/** What was typed for one customer is not put into an invoice that was begun for another. */
const draftFor = (customerId: number | null, draft: ReturnType<typeof readLocalDraft>) =>
  customerId === null || draft?.values.customerId === customerId ? draft : undefined;

/** Keeps what is typed across a reload, a crash or a session that ran out. Leaving on purpose or saving lets go of it. */
export const LocalDraft = ({ id, version, saved, customerId }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { reset, getValues, subscribe } = useFormContext();
  const { isReady, isDirty } = useFormState();
  const owns = useOwnDraft(id);
  const [found] = useState(() => draftFor(customerId, readLocalDraft(id, version)));
  const [told, setTold] = useState(Boolean(found));
  const state = useRef({ isDirty: false, saved: false, restored: false });
  useEffect(() => {
    Object.assign(state.current, { isDirty, saved });
  }, [isDirty, saved]);

  useEffect(() => {
    if (!owns || !isReady || !found || state.current.restored) return undefined;
    // The form takes over what the address says right after this, and would put it in the place of everything.
    const later = setTimeout(() => {
      state.current.restored = true;
      reset(found.values, { keepDefaultValues: true });
    });
    return () => clearTimeout(later);
  }, [owns, isReady, found, reset]);

  useEffect(() => {
    if (!owns) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (state.current.isDirty && !state.current.saved) writeLocalDraft(id, version, getValues() as InvoiceValues);
        }, 600);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
      if (readSession()) forgetLocalDraft(id);
    };
  }, [owns, subscribe, getValues, id, version]);

  if (!owns || !told || !found) return null;
  const discard = () => {
    reset();
    forgetLocalDraft(id);
    setTold(false);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      onClose={() => setTold(false)}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          {t('invoices.form.restored_discard')}
        </Button>
      }
    >
      {t('invoices.form.restored', { when: format.relative(found.savedAt) })}
    </Alert>
  );
};
