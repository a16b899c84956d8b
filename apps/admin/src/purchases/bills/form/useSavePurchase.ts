import { add, type FileRecord } from '@kontor/domain';
import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import type { LocalDrafts } from '../../../documents/draft/localDraft.ts';
import { liveBill, type Summed } from './liveBill.ts';

export type Question = { kind: 'double'; text: string } | { kind: 'tax'; text: string } | { kind: 'stale' };
export type Asked = Question & { answer: (goOn: boolean) => void };
type Refusal = { code?: string; params?: { version?: number }; errors?: FieldValues };
type Confirmed = { doubleConfirmed?: true; taxConfirmed?: true };
type Next = 'show' | 'open';
export type Saved = { id: number; version: number; total: number; currency: string };

/** What a bill, a credit note of a vendor and a recurring bill are saved as. */
export type Purchase<Values extends object> = {
  resource: 'bills' | 'vendorCreditNotes' | 'recurringBills';
  /** The noun whose picture or PDF stands beside the form, and which can be opened; null for a template, which has neither. */
  paperOf: Extract<FileRecord['subject'], 'Bill' | 'VendorCreditNote'> | null;
  drafts: LocalDrafts<Values>;
  inputOf: (values: Values) => object;
  /** Key of the toast. */
  done: string;
};

type Options<Values extends object> = {
  kind: Purchase<Values>;
  /** The record to edit; undefined for a new one. */
  record: Saved | undefined;
  rates: RatesById;
  /** The papers chosen before a new record had an id. */
  papers: readonly File[];
};

/** Saves the form with its papers, and passes the server's questions to the person. Typed values stay, whatever the answer. */
export function useSavePurchase<Values extends Summed & object>({ kind, record: before, rates, papers }: Options<Values>) {
  const { resource, paperOf, drafts, inputOf, done } = kind;
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const [question, setQuestion] = useState<Asked>();
  const [saved, setSaved] = useState<number>();
  const next = useRef<Next>('show');
  const version = useRef(before?.version);

  const ask = async (what: Question): Promise<boolean> => {
    const goOn = await new Promise<boolean>((answer) => setQuestion({ ...what, answer }));
    setQuestion(undefined);
    return goOn;
  };
  const write = async (values: Values, confirmed: Confirmed): Promise<Saved> => {
    const data = { ...inputOf(values), version: version.current, ...confirmed };
    const { data: record } = before
      ? await dataProvider.update<Saved>(resource, { id: before.id, data, previousData: before })
      : await dataProvider.create<Saved>(resource, { data });
    return record;
  };
  const attach = async (subjectId: number): Promise<void> => {
    if (!paperOf) return;
    for (const file of papers) {
      const fields = { subject: paperOf, subjectId };
      // The record is saved: a picture that failed is added again on its page.
      await kontor.upload(file, { fields }).catch(() => notify(t('kontor.files.failed', { name: file.name }), { type: 'error' }));
    }
    if (papers.length > 0) readAgain();
  };
  const finish = async (record: Saved, values: Values): Promise<void> => {
    const shown = liveBill(values, rates).totals?.total;
    const money = (value: number) => format.money(value, record.currency);
    if (shown !== undefined && add(shown, -record.total) !== 0)
      notify(t('documents.form.differs', { server: money(record.total), local: money(shown) }), { type: 'warning' });
    await attach(record.id);
    if (next.current === 'open')
      await kontor.command(resource, record.id, 'open').catch((error: Error) => notify(error.message, { type: 'error' }));
    notify(done, { type: 'success' });
    drafts.forget(before?.id ?? null);
    readAgain();
    setSaved(record.id);
  };
  const save = async (values: Values, confirmed: Confirmed = {}): Promise<FieldValues | undefined> => {
    try {
      await finish(await write(values, confirmed), values);
      return undefined;
    } catch (error) {
      const { code, params, errors }: Refusal = (error instanceof HttpError ? (error.body as Refusal | null) : null) ?? {};
      const text = (error as Error).message;
      if (code === 'bill.maybe_double' && (await ask({ kind: 'double', text })))
        return save(values, { ...confirmed, doubleConfirmed: true });
      if (code === 'bill.tax_differs' && (await ask({ kind: 'tax', text })))
        return save(values, { ...confirmed, taxConfirmed: true });
      if (code === 'error.stale' && (await ask({ kind: 'stale' }))) {
        version.current = params?.version;
        return save(values, confirmed);
      }
      return errors ?? { root: { serverError: text } };
    }
  };
  return {
    submit: (values: FieldValues) => save(values as Values),
    question,
    saved,
    /** The step after the next save: show the bill, or open it for payment too. */
    then: (what: Next) => {
      next.current = what;
    },
  };
}
