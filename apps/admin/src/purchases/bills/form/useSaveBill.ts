import { add, type BillDetail, type FileRecord } from '@kontor/domain';
import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { liveBill } from './liveBill.ts';
import { billDrafts, billInputOf, type BillValues } from './values.ts';

export type Question = { kind: 'double'; text: string } | { kind: 'tax'; text: string } | { kind: 'stale' };
export type Asked = Question & { answer: (goOn: boolean) => void };
type Refusal = { code?: string; params?: { version?: number }; errors?: FieldValues };
type Confirmed = { doubleConfirmed?: true; taxConfirmed?: true };
type Next = 'show' | 'open';

type Options = {
  /** The bill to edit; undefined for a new one. */
  bill: BillDetail | undefined;
  rates: RatesById;
  /** The papers chosen before a new bill had an id. */
  papers: readonly File[];
};

/** Saves the form with its papers, and passes the server's questions to the person. Typed values stay, whatever the answer. */
export function useSaveBill({ bill, rates, papers }: Options) {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const [question, setQuestion] = useState<Asked>();
  const [saved, setSaved] = useState<number>();
  const next = useRef<Next>('show');
  const version = useRef(bill?.version);

  const ask = async (what: Question): Promise<boolean> => {
    const goOn = await new Promise<boolean>((answer) => setQuestion({ ...what, answer }));
    setQuestion(undefined);
    return goOn;
  };
  const write = async (values: BillValues, confirmed: Confirmed): Promise<BillDetail> => {
    const data = { ...billInputOf(values), version: version.current, ...confirmed };
    const { data: record } = bill
      ? await dataProvider.update<BillDetail>('bills', { id: bill.id, data, previousData: bill })
      : await dataProvider.create<BillDetail>('bills', { data });
    return record;
  };
  const attach = async (subjectId: number): Promise<void> => {
    for (const file of papers) {
      const fields = { subject: 'Bill' satisfies FileRecord['subject'], subjectId };
      // The bill is saved: a picture that failed is added again on its page.
      await kontor.upload(file, { fields }).catch(() => notify(t('kontor.files.failed', { name: file.name }), { type: 'error' }));
    }
    if (papers.length > 0) readAgain('files');
  };
  const finish = async (record: BillDetail, values: BillValues): Promise<void> => {
    const shown = liveBill(values, rates).totals?.total;
    const money = (value: number) => format.money(value, record.currency);
    if (shown !== undefined && add(shown, -record.total) !== 0)
      notify(t('documents.form.differs', { server: money(record.total), local: money(shown) }), { type: 'warning' });
    await attach(record.id);
    if (next.current === 'open')
      await kontor.command('bills', record.id, 'open').catch((error: Error) => notify(error.message, { type: 'error' }));
    notify('bills.done.save', { type: 'success' });
    billDrafts.forget(bill?.id ?? null);
    readAgain('bills');
    setSaved(record.id);
  };
  const save = async (values: BillValues, confirmed: Confirmed = {}): Promise<FieldValues | undefined> => {
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
    submit: (values: FieldValues) => save(values as BillValues),
    question,
    saved,
    /** The step after the next save: show the bill, or open it for payment too. */
    then: (what: Next) => {
      next.current = what;
    },
  };
}
