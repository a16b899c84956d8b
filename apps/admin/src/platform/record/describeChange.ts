import type { DatedRate, LateInterestRate } from '@kontor/domain';
import type { Format } from '../format/format.ts';
import { nothing } from '../format/format.ts';
import { valueWords } from './valueWords.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;
const silent = new Set(['version', 'updatedAt', 'createdAt', 'id', 'mergedId', 'keptId']);
const amounts = new Set([
  ...[
    'hourlyRate',
    'billingRate',
    'overrideRate',
    'costRate',
    'budgetAmount',
    'sellingPrice',
    'purchasePrice',
    'amount',
    'unallocated',
    'repricedAmount',
  ],
  ...['subtotal', 'discountAmount', 'discount', 'charge', 'net', 'tax', 'total', 'prepaid', 'rounding', 'roundPayableTo'],
  ...['paid', 'writtenOff', 'credited', 'creditedTotal', 'advanced', 'applied', 'refunded', 'paidBack', 'balance'],
  ...['baseAmount', 'taxAmount', 'deductibleTax', 'reverseTax', 'unitAmount', 'creditLimit', 'defaultHourlyRate'],
  ...['fullTotal', 'acceptedTotal', 'available', 'passengerAmount', 'unitCost', 'newValue', 'valueDifference', 'unitPrice'],
]);

/** Fields that explain a change, even when they were empty before or after it. */
const facts = new Set([
  'reason',
  'numberSeriesReason',
  'backdateReason',
  'repricedFrom',
  'repricedCount',
  'repricedMinutes',
  'mergedName',
  'keptName',
]);

/** Names of referenced records, by field: an id would mean nothing to the reader. */
export type ReferenceNames = Record<string, (id: number) => string | undefined>;

/** A figure with its unit: an amount in the record's currency, a percentage, a duration; prices keep their decimals. */
function figureOf(field: string, value: number, format: Format, currency: string): string {
  if (amounts.has(field)) return format.exactMoney(value, currency);
  if (field.endsWith('Percent') || field === 'markUp') return format.percent(value);
  if (/minutes$/i.test(field)) return format.duration(value);
  return format.number(value);
}

/** "1 Jan 2027: €95.00", separated by commas. */
const ratesOf = (rates: readonly DatedRate[], format: Format, currency: string): string =>
  rates
    .map(
      ({ validFrom, hourlyRate }) =>
        `${format.date(validFrom)}: ${hourlyRate === null ? nothing : format.exactMoney(hourlyRate, currency)}`,
    )
    .join(', ') || nothing;

const interestRatesOf = (rates: readonly LateInterestRate[], format: Format): string =>
  rates.map(({ validFrom, percent }) => `${format.date(validFrom)}: ${format.percent(percent)}`).join(', ') || nothing;

/** Who took a step is said by its entry. */
const isPerson = (field: string): boolean => field.endsWith('ById');

/** A step's reason that the record keeps as well is told once, by the name of that field. */
function isKept(field: string, [, reason]: [unknown, unknown], changes: Record<string, [unknown, unknown]>): boolean {
  return field === 'reason' && Object.entries(changes).some(([other, [, after]]) => other.endsWith('Reason') && after === reason);
}

type Telling = {
  resource: string;
  t: Words;
  format: Format;
  /** Currency of the record's amounts. */
  currency: string;
  names?: ReferenceNames;
};

function valueOf(field: string, value: unknown, { resource, t, format, currency, names }: Telling): string | undefined {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return t(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') return field.endsWith('Id') ? names?.[field]?.(value) : figureOf(field, value, format, currency);
  if (field === 'rates' && Array.isArray(value)) return ratesOf(value as DatedRate[], format, currency);
  if (field === 'lateInterestRates' && Array.isArray(value)) return interestRatesOf(value as LateInterestRate[], format);
  if (Array.isArray(value) && value.every((one) => typeof one === 'number')) return value.join(', ') || nothing;
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.date(value);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return format.dateTime(value);
  const text = valueWords(resource, field, value, t);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/** "Due date: 1 Mar 2026 → 8 Mar 2026", one line for each field. Lines, addresses, ids and secrets are named without values. */
export function describeChange(changes: Record<string, [unknown, unknown]>, telling: Telling): string[] {
  const { resource, t } = telling;
  return Object.entries(changes)
    .filter(([field, change]) => !silent.has(field) && !isPerson(field) && !isKept(field, change, changes))
    .map(([field, [before, after]]) => {
      const name = t(`resources.${resource}.fields.${field}`, { _: field === 'reason' ? t('kontor.activity.reason') : field });
      // The history only keeps that lines changed, not how.
      if (field === 'lines') return name;
      const from = valueOf(field, before, telling);
      const to = valueOf(field, after, telling);
      if (from === undefined || to === undefined || from === to) return name;
      return facts.has(field) || (field.endsWith('Reason') && before === null)
        ? t('kontor.activity.set', { field: name, to: after === null ? from : to })
        : t('kontor.activity.changed', { field: name, from, to });
    });
}
