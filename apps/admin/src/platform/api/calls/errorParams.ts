import { makeFormat } from '../../format/format.ts';
import { store } from '../session/store.ts';

type Params = Record<string, unknown>;
type Words = (key: string, options?: Params) => string;
const spans = new Set(['left', 'limit']);
/** Amounts in the currency that stands beside them. */
const amounts = new Set(['amount', 'limit']);
/** Amounts of a document, in its currency. */
const sums = new Set(['expected', 'said', 'sum']);

/**
 * Formats the params of a refusal in the reader's language: `2026-03-01` becomes "1 Mar 2026", `3:45` hours left become "3 h 45 min",
 * missing profile fields get their names (`legalCode, street` becomes "Company code, Street"), and a status its word.
 */
export function errorParams(params: Params | undefined, translate: Words): Params | undefined {
  const format = makeFormat(store.getItem<string>('locale') ?? 'en', translate);
  const nameOf = (field: string): string =>
    translate(`resources.customers.fields.${field}`, { _: translate(`resources.settings.fields.${field}`, { _: field }) });
  const stateOf = (state: string): string => translate(`kontor.status.${state}`, { _: state }).toLowerCase();
  const written = ([name, value]: [string, unknown]): unknown => {
    if (typeof value === 'number' && amounts.has(name) && typeof params?.['currency'] === 'string')
      return format.money(value, params['currency']);
    if (typeof value === 'number' && sums.has(name)) return format.number(value, 2);
    if (typeof value === 'number' && !Number.isInteger(value)) return format.number(value);
    if (typeof value !== 'string') return value;
    // What somebody typed stays as it was typed.
    if (name === 'value') return value;
    if (name === 'fields') return value.split(', ').map(nameOf).join(', ');
    if (name === 'status') return stateOf(value);
    const [, hours, minutes] = spans.has(name) ? (/^(\d+):(\d\d)$/.exec(value) ?? []) : [];
    if (hours) return format.duration(Number(hours) * 60 + Number(minutes));
    return /^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value) : value;
  };
  return params && Object.fromEntries(Object.entries(params).map((entry) => [entry[0], written(entry)]));
}
