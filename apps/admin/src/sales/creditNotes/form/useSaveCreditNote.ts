import { add, type CreditableInvoice, type CreditNoteDetail } from '@kontor/domain';
import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { LocalDrafts } from '../../../documents/draft/localDraft.ts';
import type { Question, Saved } from '../../../documents/form/useSaveDocument.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { fieldInForm, inputOf, previewOf, type CreditNoteValues } from './values.ts';

type Refusal = { code?: string; params?: { version?: number }; errors?: FieldValues };

type Options = {
  invoice: CreditableInvoice;
  /** The draft to edit; undefined for a new one. */
  creditNote: CreditNoteDetail | undefined;
  drafts: LocalDrafts<CreditNoteValues>;
};

/** Saves the form. Refusals come back at the rows that they are about, and typed values stay. */
export function useSaveCreditNote({ invoice, creditNote, drafts }: Options) {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const [question, setQuestion] = useState<Question & { answer: (goOn: boolean) => void }>();
  const [saved, setSaved] = useState<Saved>();
  const next = useRef<'show' | 'send'>('show');
  const version = useRef(creditNote?.version);
  // The same input sent again after a lost answer must not become a second draft.
  const sent = useRef({ text: '', key: '' });

  const write = async (values: CreditNoteValues): Promise<CreditNoteDetail> => {
    const data = { ...inputOf(values), version: version.current };
    const text = JSON.stringify(data);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const { data: record } = creditNote
      ? await dataProvider.update<CreditNoteDetail>('creditNotes', { id: creditNote.id, data, previousData: creditNote })
      : await dataProvider.create<CreditNoteDetail>('creditNotes', { data, meta: { idempotencyKey: sent.current.key } });
    return record;
  };
  const finish = (record: CreditNoteDetail, values: CreditNoteValues) => {
    const shown = previewOf(invoice, values.lines).figures?.due;
    const money = (value: number) => format.money(value, record.currency);
    if (shown !== undefined && add(shown, -record.due) !== 0)
      notify(t('documents.form.differs', { server: money(record.due), local: money(shown) }), { type: 'warning' });
    notify('creditNotes.done.save', { type: 'success' });
    drafts.forget(creditNote?.id ?? null);
    readAgain();
    setSaved({ id: record.id, send: next.current === 'send' });
  };
  const isOverwritten = async (): Promise<boolean> => {
    const goOn = await new Promise<boolean>((answer) => setQuestion({ kind: 'stale', answer }));
    setQuestion(undefined);
    return goOn;
  };
  const save = async (values: CreditNoteValues): Promise<FieldValues | undefined> => {
    try {
      finish(await write(values), values);
      return undefined;
    } catch (error) {
      const { code, params, errors }: Refusal = (error instanceof HttpError ? (error.body as Refusal | null) : null) ?? {};
      if (code === 'error.stale' && (await isOverwritten())) {
        version.current = params?.version;
        return save(values);
      }
      if (!errors) return { root: { serverError: (error as Error).message } };
      return Object.fromEntries(Object.entries(errors).map(([field, problem]) => [fieldInForm(field, values.lines), problem]));
    }
  };
  return {
    submit: (values: FieldValues) => save(values as CreditNoteValues),
    question,
    saved,
    /** The step after the next save: show the credit note, or open the send dialog. */
    then: (what: 'show' | 'send') => {
      next.current = what;
    },
  };
}
