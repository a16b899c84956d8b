import type { ExpenseRecord, FileRecord } from '@kontor/domain';
import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { uploadProblem } from '../../../platform/api/calls/upload.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { fileToSend } from './shrinkPhoto.ts';
import { expenseDrafts, expenseInputOf, type ExpenseValues } from './values.ts';

type Refusal = { code?: string; params?: { version?: number }; errors?: FieldValues };
type Next = 'save' | 'submit';
type Options = {
  /** The expense to edit; undefined for a new one. */
  expense: ExpenseRecord | undefined;
  /** The pictures that are not sent yet. */
  papers: readonly File[];
  onSent: (paper: File) => void;
};

/**
 * Saves the form, then its pictures, then hands it in. Whatever fails, typed values and pictures stay, and the next attempt goes on where this one
 * ended: an expense that was created is not created twice, and a picture that arrived is not sent again.
 */
export function useSaveExpense({ expense, papers, onSent }: Options) {
  const t = useTranslate();
  const notify = useNotify();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const [saved, setSaved] = useState<number>();
  const [stale, setStale] = useState<(goOn: boolean) => void>();
  const next = useRef<Next>('save');
  const known = useRef<{ record: ExpenseRecord; text: string } | undefined>(expense && { record: expense, text: '' });
  // A new expense whose answer was lost is not created again by the next attempt.
  const sent = useRef({ text: '', key: '' });

  const write = async (values: ExpenseValues, version?: number): Promise<ExpenseRecord> => {
    const data = expenseInputOf(values);
    const text = JSON.stringify(data);
    const before = known.current;
    if (before?.text === text && version === undefined) return before.record;
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const { data: record } = before
      ? await dataProvider.update<ExpenseRecord>('expenses', {
          id: before.record.id,
          previousData: before.record,
          data: { ...data, version: version ?? before.record.version },
        })
      : await kontor.create<ExpenseRecord>('expenses', { data, meta: { idempotencyKey: sent.current.key } });
    known.current = { record, text };
    return record;
  };
  const attach = async (subjectId: number): Promise<void> => {
    for (const file of papers) {
      await kontor.upload(await fileToSend(file), { fields: { subject: 'Expense' satisfies FileRecord['subject'], subjectId } });
      onSent(file);
    }
    if (papers.length > 0) readAgain();
  };
  const save = async (values: ExpenseValues, version?: number): Promise<FieldValues | undefined> => {
    const isNew = known.current === undefined;
    try {
      const { id } = await write(values, version);
      await attach(id).catch((error: Error) => {
        throw new Error(t('expenses.form.picture_failed', { reason: uploadProblem(error, t) }));
      });
      if (next.current === 'submit') await kontor.command('expenses', id, 'submit');
      notify(next.current === 'submit' ? 'expenses.done.submit' : 'expenses.done.save', { type: 'success' });
      expenseDrafts.forget(expense?.id ?? null);
      readAgain();
      setSaved(id);
      return undefined;
    } catch (error) {
      const { code, params, errors }: Refusal = (error instanceof HttpError ? (error.body as Refusal | null) : null) ?? {};
      if (isNew && known.current) readAgain();
      if (code === 'error.stale') {
        const goOn = await new Promise<boolean>((answer) => setStale(() => answer));
        setStale(undefined);
        if (goOn) return save(values, params?.version);
      }
      // Another attempt after a refusal is a new command, and must not get the refused one's answer.
      if (error instanceof HttpError && error.status < 500) sent.current = { text: '', key: '' };
      return errors ?? { root: { serverError: (error as Error).message } };
    }
  };
  return {
    submit: (values: FieldValues) => save(values as ExpenseValues),
    saved,
    /** Answers the question whether to overwrite what somebody else saved. */
    stale,
    then: (what: Next) => {
      next.current = what;
    },
  };
}
