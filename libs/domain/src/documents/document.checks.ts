import { compareDates } from '../platform/values/dates.ts';
import { DomainError, type Params } from '../platform/errors/domain-error.ts';
import type { Code } from '../messages.ts';
import { isValidOn } from '../firm/tax-rate/tax-rate.rules.ts';
import { taxPointOf } from './taxes/tax-point.ts';
import type { PartyKind } from '../firm/party/party.ts';
import type { TaxCategory, TaxRateRecord } from '../firm/tax-rate/tax-rate.ts';
import { dueOf, type LineBelowCost } from './document.rules.ts';
import type { DocumentChargeInput } from './lines/charge.input.ts';
import type { DocumentLineInput } from './lines/line.input.ts';

type Named = { name: string; country: string; vatCode: string | null };
type Customer = Named & { kind: PartyKind; street: string | null; city: string | null };
type Issuer = Named & {
  legalCode: string | null;
  street: string | null;
  city: string | null;
  isVatRegistered: boolean;
};

const empty = (value: string | null): boolean => value === null || value.trim() === '';
const lacking = <T extends object>(record: T, fields: readonly (keyof T & string)[]): string[] =>
  fields.filter((field) => empty(record[field] as string | null));

/**
 * Refuses service periods that end before they start: they are printed. Throws DomainError `document.service_period` at `serviceTo` of each such
 * line.
 */
export function assertServicePeriods(lines: readonly Pick<DocumentLineInput, 'serviceFrom' | 'serviceTo'>[]): void {
  const problem = { code: 'document.service_period' } as const;
  const backwards = lines.flatMap(({ serviceFrom, serviceTo }, index) =>
    serviceFrom && serviceTo && compareDates(serviceTo, serviceFrom) < 0 ? [[`lines.${index}.serviceTo`, problem] as const] : [],
  );
  if (backwards.length) throw new DomainError(problem.code, undefined, Object.fromEntries(backwards));
}

type Exchanged = { currency: string; exchangeRate?: number | null; exchangeRateDate?: string | null };

/**
 * Requires the exchange rate of a foreign currency. A rate of 1 without a date is what stands there before anybody has entered one: it would count
 * kroner as euros. Throws DomainError `document.enter_exchange_rate` at `exchangeRate`.
 */
export function assertExchangeRate({ currency, exchangeRate, exchangeRateDate }: Exchanged, baseCurrency: string): void {
  if (currency === baseCurrency || (exchangeRate && (exchangeRate !== 1 || exchangeRateDate))) return;
  const problem = { code: 'document.enter_exchange_rate' } as const;
  throw new DomainError(problem.code, undefined, { exchangeRate: problem });
}

/**
 * Requires a reason for another series than the default, because the law allows several of one kind only where there is one. Throws DomainError
 * `document.series_reason` at `numberSeriesReason`.
 */
export function assertSeriesReason(reason: string | null | undefined): void {
  if (reason?.trim()) return;
  const problem = { code: 'document.series_reason' } as const;
  throw new DomainError(problem.code, undefined, { numberSeriesReason: problem });
}

/**
 * Returns the series chosen on a document and its reason; nothing if it is the default. Throws DomainError `error.reference_missing`,
 * `number_series.other_kind` and `number_series.closed` at `numberSeriesId`, and `document.series_reason` at `numberSeriesReason`.
 */
export function chosenSeries(
  { numberSeriesId, numberSeriesReason }: { numberSeriesId?: number | null; numberSeriesReason?: string | null },
  series: { documentKind: string; isDefault: boolean; isClosed: boolean } | null,
  kind: string,
): { numberSeriesId: number | null; numberSeriesReason: string | null } {
  const none = { numberSeriesId: null, numberSeriesReason: null };
  if (!numberSeriesId) return none;
  const refuse = (code: Code): never => {
    throw new DomainError(code, undefined, { numberSeriesId: { code } });
  };
  if (!series) return refuse('error.reference_missing');
  if (series.documentKind !== kind) return refuse('number_series.other_kind');
  if (series.isClosed) return refuse('number_series.closed');
  if (series.isDefault) return none;
  assertSeriesReason(numberSeriesReason);
  return { numberSeriesId, numberSeriesReason: numberSeriesReason?.trim() ?? null };
}

/** Requires a percentage or an amount above zero of each charge. Throws DomainError `document.enter_amount` at each missing `amount`. */
export function assertCharges(charges: readonly Pick<DocumentChargeInput, 'percent' | 'amount'>[]): void {
  const problem = { code: 'document.enter_amount' } as const;
  const empty = charges.flatMap(({ percent, amount }, index) =>
    percent || amount ? [] : [[`charges.${index}.amount`, problem] as const],
  );
  if (empty.length) throw new DomainError(problem.code, undefined, Object.fromEntries(empty));
}

/**
 * Refuses a document dated in the future: numbers follow dates, so one mistaken date would block every later document until then. Throws
 * DomainError `document.date_in_future` at `field`.
 */
export function assertNotAhead(date: string, today: string, field: string): void {
  if (compareDates(date, today) <= 0) return;
  const problem = { code: 'document.date_in_future', params: { date } } as const;
  throw new DomainError(problem.code, problem.params, { [field]: problem });
}

/**
 * Refuses a date on or before the lock date. Throws DomainError `organisation.period_locked` at `field`. Example: `assertOpenPeriod('2026-01-31',
 * '2026-01-31', 'invoiceDate')` refuses.
 */
export function assertOpenPeriod(date: string, lockDate: string | null, field: string): void {
  if (lockDate === null || compareDates(date, lockDate) > 0) return;
  const problem = { code: 'organisation.period_locked', params: { date: lockDate } } as const;
  throw new DomainError(problem.code, problem.params, { [field]: problem });
}

type Referring = {
  customerId: number;
  contactId?: number | null;
  projectId?: number | null;
  supplyDate?: string | null;
  advanceDate?: string | null;
  lines: readonly Pick<DocumentLineInput, 'taxRateId' | 'itemId' | 'serviceFrom' | 'serviceTo'>[];
  charges?: readonly Pick<DocumentChargeInput, 'taxRateId'>[] | null;
};

/** The owners of the records that a document refers to; null for a record that does not exist. */
type References = {
  hasCustomer: boolean;
  contactOf: number | null;
  projectOf: number | null;
  rateOf: (id: number) => Pick<TaxRateRecord, 'validFrom' | 'validTo'> | undefined;
  hasItem: (id: number) => boolean;
};

/**
 * Refuses missing records, a contact or project of another customer, and a tax rate that is not in force on its tax point. Throws DomainError with
 * the first code, and all of them at their fields.
 */
export function assertReferences(
  input: Referring,
  date: string,
  { hasCustomer, contactOf, projectOf, rateOf, hasItem }: References,
): void {
  const problems: Record<string, { code: Code; params?: Params }> = {};
  const belongs = (path: 'contactId' | 'projectId', owner: number | null, code: Code): void => {
    if (!input[path]) return;
    if (owner === null) problems[path] = { code: 'error.reference_missing' };
    else if (owner !== input.customerId) problems[path] = { code };
  };
  if (!hasCustomer) problems['customerId'] = { code: 'error.reference_missing' };
  belongs('contactId', contactOf, 'document.contact_of_other_customer');
  belongs('projectId', projectOf, 'document.project_of_other_customer');
  const inForce = (path: string, taxRateId: number, point: string): void => {
    const rate = rateOf(taxRateId);
    if (!rate) problems[path] = { code: 'error.reference_missing' };
    else if (!isValidOn(rate, point)) problems[path] = { code: 'tax_rate.not_in_force', params: { date: point } };
  };
  input.charges?.forEach(({ taxRateId }, index) => {
    if (taxRateId) inForce(`charges.${index}.taxRateId`, taxRateId, taxPointOf(input, date));
  });
  input.lines.forEach(({ taxRateId, itemId, ...period }, index) => {
    inForce(`lines.${index}.taxRateId`, taxRateId, taxPointOf(input, date, period));
    if (itemId && !hasItem(itemId)) problems[`lines.${index}.itemId`] = { code: 'error.reference_missing' };
  });
  const [first] = Object.values(problems);
  if (first) throw new DomainError(first.code, first.params, problems);
}

/** Requires confirmation of lines below cost. Throws DomainError `document.price_below_cost` with the names of the items. */
export function assertCostConfirmed(below: readonly LineBelowCost[], confirmed: boolean): void {
  if (confirmed || below.length === 0) return;
  const items = [...new Set(below.map(({ name }) => name))].join(', ');
  throw new DomainError(
    'document.price_below_cost',
    { items },
    Object.fromEntries(
      below.map(({ index, name }) => [
        `lines.${index}.unitPrice`,
        { code: 'document.price_below_cost' as const, params: { items: name } },
      ]),
    ),
  );
}

/**
 * Refuses a prepaid amount above the total, because the firm would owe the excess to the customer. Throws DomainError
 * `document.prepaid_above_total` at `prepaid`.
 */
export function assertNotOverpaid(document: { total: number; prepaid: number; rounding: number }): void {
  if (dueOf(document) >= 0) return;
  const problem = { code: 'document.prepaid_above_total' } as const;
  throw new DomainError(problem.code, undefined, { prepaid: problem });
}

/** Requires at least one line. Throws DomainError `document.no_lines` at `lines`. */
export function assertHasLines(hasLines: boolean): void {
  if (!hasLines) throw new DomainError('document.no_lines', undefined, { lines: { code: 'document.no_lines' } });
}

/**
 * Requires what the law demands of the seller: name, seat and company code, and the VAT code of a registered one (LT: PVM law art. 80; NO:
 * bokføringsforskriften § 5-1-1). Only a registered seller may use a category other than O (EN 16931, BR-S-02 and similar). Throws DomainError
 * `document.organisation_incomplete` with the names of the fields.
 */
export function assertOrganisationComplete(organisation: Issuer, categories: readonly TaxCategory[]): void {
  const fields = lacking(organisation, ['name', 'legalCode', 'street', 'city', 'country']);
  const chargesVat = categories.some((category) => category !== 'O');
  if (chargesVat && !organisation.isVatRegistered) fields.push('isVatRegistered');
  if ((chargesVat || organisation.isVatRegistered) && empty(organisation.vatCode)) fields.push('vatCode');
  if (fields.length) throw new DomainError('document.organisation_incomplete', { fields: fields.join(', ') });
}

/**
 * Requires what the law demands of the buyer: name and country, and the address of a company. `assertGrounds` adds the demands of the taxes.
 * Throws DomainError `document.customer_incomplete` with the names of the fields.
 */
export function assertCustomerComplete(customer: Customer): void {
  const address = customer.kind === 'company' ? (['street', 'city'] as const) : [];
  const fields = lacking(customer, ['name', 'country', ...address]);
  if (fields.length) throw new DomainError('document.customer_incomplete', { fields: fields.join(', ') });
}
