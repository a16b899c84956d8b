import { add, type ProjectChoice } from '@kontor/domain';
import { useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { ResourceName } from '../../platform/api/resource.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import type { LocalDrafts } from '../draft/localDraft.ts';
import { liveTotals, type RatesById } from '../values/liveTotals.ts';
import { documentInputOf, type DocumentValues } from '../values/documentValues.ts';

export type Question = { kind: 'cost'; items: string } | { kind: 'project' } | { kind: 'stale' };
type Refusal = { code?: string; params?: { items?: string; version?: number; choice?: ProjectChoice }; errors?: FieldValues };
type Confirmed = { priceBelowCostConfirmed?: true; noProjectConfirmed?: true };
export type Saved = { id: number; send: boolean };
type Stored = RaRecord & { id: number; version: number; total: number; currency: string };

type Options<T, R> = {
  resource: ResourceName;
  /** The document to edit; undefined for a new one. */
  document: R | undefined;
  rates: RatesById;
  drafts: LocalDrafts<T>;
  /** Called for refusals that the kit does not ask about. */
  onRefused?: (code: string) => void;
};

/** Saves the form and passes the server's questions to the person. Typed values stay, whatever the answer. */
export function useSaveDocument<T extends DocumentValues, R extends Stored>({
  resource,
  document,
  rates,
  drafts,
  onRefused,
}: Options<T, R>) {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const [question, setQuestion] = useState<Question & { answer: (goOn: boolean) => void }>();
  const [saved, setSaved] = useState<Saved>();
  const next = useRef<'show' | 'send'>('show');
  const version = useRef(document?.version);

  const ask = async (what: Question): Promise<boolean> => {
    const goOn = await new Promise<boolean>((answer) => setQuestion({ ...what, answer }));
    setQuestion(undefined);
    return goOn;
  };
  const write = async (values: T, confirmed: Confirmed): Promise<Stored> => {
    const data = { ...documentInputOf(values), version: version.current, ...confirmed };
    const { data: record } = document
      ? await dataProvider.update<Stored>(resource, { id: document.id, data, previousData: document })
      : await dataProvider.create<Stored>(resource, { data });
    return record;
  };
  const finish = (record: Stored, values: T) => {
    const shown = liveTotals(values, rates).totals?.total;
    const money = (value: number) => format.money(value, record.currency);
    if (shown !== undefined && add(shown, -record.total) !== 0)
      notify(t('documents.form.differs', { server: money(record.total), local: money(shown) }), { type: 'warning' });
    notify(`${resource}.done.save`, { type: 'success' });
    drafts.forget(document?.id ?? null);
    readAgain();
    setSaved({ id: record.id, send: next.current === 'send' });
  };
  const save = async (values: T, confirmed: Confirmed = {}): Promise<FieldValues | undefined> => {
    try {
      finish(await write(values, confirmed), values);
      return undefined;
    } catch (error) {
      const { code, params, errors }: Refusal = (error instanceof HttpError ? (error.body as Refusal | null) : null) ?? {};
      if (code === 'document.price_below_cost' && (await ask({ kind: 'cost', items: params?.items ?? '' })))
        return save(values, { ...confirmed, priceBelowCostConfirmed: true });
      if (code === 'document.select_project' && params?.choice === 'whenOpen' && (await ask({ kind: 'project' })))
        return save(values, { ...confirmed, noProjectConfirmed: true });
      if (code === 'error.stale' && (await ask({ kind: 'stale' }))) {
        version.current = params?.version;
        return save(values, confirmed);
      }
      if (code) onRefused?.(code);
      return errors ?? { root: { serverError: (error as Error).message } };
    }
  };
  return {
    submit: (values: FieldValues) => save(values as T),
    question,
    saved,
    /** The step after the next save: show the document, or open the send dialog. */
    then: (what: 'show' | 'send') => {
      next.current = what;
    },
  };
}
