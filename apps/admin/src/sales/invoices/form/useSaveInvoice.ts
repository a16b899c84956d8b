import { add, type InvoiceDetail } from '@kontor/domain';
import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { forgetLocalDraft } from './localDraft.ts';
import { liveTotals, type RatesById } from './totals.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { inputOf, type InvoiceValues } from './values.ts';

export type Question = { kind: 'cost'; items: string } | { kind: 'stale' };
type Refusal = { code?: string; params?: { items?: string; version?: number }; errors?: FieldValues };
type Saved = { id: number; send: boolean };

/** Saves the form, and asks the person where the server asks. What is typed stays in the form whatever the answer. */
export function useSaveInvoice(invoice: InvoiceDetail | undefined, rates: RatesById) {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const [question, setQuestion] = useState<Question & { answer: (goOn: boolean) => void }>();
  const [saved, setSaved] = useState<Saved>();
  const next = useRef<'show' | 'send'>('show');
  const version = useRef(invoice?.version);

  const ask = async (what: Question): Promise<boolean> => {
    const goOn = await new Promise<boolean>((answer) => setQuestion({ ...what, answer }));
    setQuestion(undefined);
    return goOn;
  };
  const write = async (values: InvoiceValues, confirmed: boolean): Promise<InvoiceDetail> => {
    const data = { ...inputOf(values), version: version.current, ...(confirmed && { priceBelowCostConfirmed: true }) };
    const { data: record } = invoice
      ? await dataProvider.update<InvoiceDetail>('invoices', { id: invoice.id, data, previousData: invoice })
      : await dataProvider.create<InvoiceDetail>('invoices', { data });
    return record;
  };
  const finish = (record: InvoiceDetail, values: InvoiceValues) => {
    const shown = liveTotals(values, rates).totals?.total;
    const money = (value: number) => format.money(value, record.currency);
    if (shown !== undefined && add(shown, -record.total) !== 0)
      notify(t('invoices.form.differs', { server: money(record.total), local: money(shown) }), { type: 'warning' });
    notify('invoices.saved', { type: 'success' });
    forgetLocalDraft(invoice?.id ?? null);
    readAgain('invoices');
    setSaved({ id: record.id, send: next.current === 'send' });
  };
  const save = async (values: InvoiceValues, confirmed = false): Promise<FieldValues | undefined> => {
    try {
      finish(await write(values, confirmed), values);
      return undefined;
    } catch (error) {
      const { code, params, errors } = (error instanceof HttpError ? error.body : {}) as Refusal;
      if (code === 'document.price_below_cost' && !confirmed && (await ask({ kind: 'cost', items: params?.items ?? '' })))
        return save(values, true);
      if (code === 'error.stale' && (await ask({ kind: 'stale' }))) {
        version.current = params?.version;
        return save(values, confirmed);
      }
      // Hours that were taken or changed elsewhere are offered as they are now.
      if (code?.startsWith('invoice.hours_')) readAgain('timeSheets');
      return errors ?? { root: { serverError: (error as Error).message } };
    }
  };
  return {
    submit: (values: FieldValues) => save(values as InvoiceValues),
    question,
    saved,
    /** What happens after the next save: the invoice is shown, or the question before sending. */
    then: (what: 'show' | 'send') => {
      next.current = what;
    },
  };
}
