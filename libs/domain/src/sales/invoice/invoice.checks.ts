import { compareDates } from '../../platform/values/dates.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import type { Code } from '../../platform/errors/messages.ts';
import { isValidOn } from '../../firm/tax-rate/tax-rate.rules.ts';
import type { TaxCategory, TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import type { InvoiceInput, SentInvoiceInput } from './invoice.input.ts';
import type { InvoiceStatus } from './invoice.status.ts';
import type { LineBelowCost } from './invoice.rules.ts';

type Named = { name: string; country: string; vatCode: string | null };
type Issuer = Named & {
  legalCode: string | null;
  street: string | null;
  city: string | null;
  isVatRegistered: boolean;
};

const empty = (value: string | null): boolean => value === null || value.trim() === '';
const lacking = <T extends object>(record: T, fields: readonly (keyof T & string)[]): string[] =>
  fields.filter((field) => empty(record[field] as string | null));

/** Refuses a due date before the invoice date. Throws DomainError `invoice.due_before_issue` at `dueDate`. */
export function assertDueDate({ invoiceDate, dueDate }: { invoiceDate: string; dueDate: string }): void {
  if (compareDates(dueDate, invoiceDate) >= 0) return;
  throw new DomainError('invoice.due_before_issue', undefined, { dueDate: { code: 'invoice.due_before_issue' } });
}

/** The service period of a line is printed. Throws DomainError `invoice.service_period` at `serviceTo` of each line where it ends first. */
export function assertServicePeriods({ lines }: Pick<InvoiceInput, 'lines'>): void {
  const problem = { code: 'invoice.service_period' } as const;
  const backwards = lines.flatMap(({ serviceFrom, serviceTo }, index) =>
    serviceFrom && serviceTo && compareDates(serviceTo, serviceFrom) < 0 ? [[`lines.${index}.serviceTo`, problem] as const] : [],
  );
  if (backwards.length) throw new DomainError(problem.code, undefined, Object.fromEntries(backwards));
}

/**
 * An invoice is issued on its date or later. Numbers follow dates, so one dated far ahead by mistake would keep every other from being
 * sent until then. Throws DomainError `invoice.date_in_future` at `invoiceDate`.
 */
export function assertNotAhead({ invoiceDate }: { invoiceDate: string }, today: string): void {
  if (compareDates(invoiceDate, today) <= 0) return;
  const problem = { code: 'invoice.date_in_future', params: { date: invoiceDate } } as const;
  throw new DomainError(problem.code, problem.params, { invoiceDate: problem });
}

/**
 * Refuses a date on or before the last day of the closed books. Throws DomainError `organisation.period_locked` at `field`.
 * Example: `assertOpenPeriod('2026-01-31', '2026-01-31', 'invoiceDate')` refuses.
 */
export function assertOpenPeriod(date: string, lockDate: string | null, field: string): void {
  if (lockDate === null || compareDates(date, lockDate) > 0) return;
  const problem = { code: 'organisation.period_locked', params: { date: lockDate } } as const;
  throw new DomainError(problem.code, problem.params, { [field]: problem });
}

/** What there is of the records that an invoice names: whose they are, null for those that do not exist. */
type References = {
  hasCustomer: boolean;
  contactOf: number | null;
  projectOf: number | null;
  rateOf: (id: number) => Pick<TaxRateRecord, 'validFrom' | 'validTo'> | undefined;
  hasItem: (id: number) => boolean;
};

/**
 * Refuses records that do not exist, a contact or project of another customer, and a tax rate that is not in force on the invoice
 * date. Throws DomainError with the code of the first and all of them at their fields.
 */
export function assertReferences(input: InvoiceInput, { hasCustomer, contactOf, projectOf, rateOf, hasItem }: References): void {
  const problems: Record<string, { code: Code; params?: Params }> = {};
  const belongs = (path: 'contactId' | 'projectId', owner: number | null, code: Code): void => {
    if (!input[path]) return;
    if (owner === null) problems[path] = { code: 'error.reference_missing' };
    else if (owner !== input.customerId) problems[path] = { code };
  };
  if (!hasCustomer) problems['customerId'] = { code: 'error.reference_missing' };
  belongs('contactId', contactOf, 'invoice.contact_of_other_customer');
  belongs('projectId', projectOf, 'invoice.project_of_other_customer');
  input.lines.forEach(({ taxRateId, itemId }, index) => {
    const rate = rateOf(taxRateId);
    if (!rate) problems[`lines.${index}.taxRateId`] = { code: 'error.reference_missing' };
    else if (!isValidOn(rate, input.invoiceDate))
      problems[`lines.${index}.taxRateId`] = { code: 'tax_rate.not_in_force', params: { date: input.invoiceDate } };
    if (itemId && !hasItem(itemId)) problems[`lines.${index}.itemId`] = { code: 'error.reference_missing' };
  });
  const [first] = Object.values(problems);
  if (first) throw new DomainError(first.code, first.params, problems);
}

/**
 * The due date moves only while an invoice is sent and unpaid, and only with a reason. Throws DomainError
 * `invoice.cannot_move_due_date`, and `invoice.due_date_reason` at `dueDateReason`.
 */
export function assertDueDateReason(before: { status: InvoiceStatus; dueDate: string }, input: SentInvoiceInput): void {
  if (input.dueDate === before.dueDate) return;
  if (before.status !== 'sent') throw new DomainError('invoice.cannot_move_due_date', { status: before.status });
  if (input.dueDateReason?.trim()) return;
  throw new DomainError('invoice.due_date_reason', undefined, { dueDateReason: { code: 'invoice.due_date_reason' } });
}

/** Lines below cost need the person's word. Throws DomainError `invoice.price_below_cost` with the names of the items. */
export function assertCostConfirmed(below: readonly LineBelowCost[], confirmed: boolean): void {
  if (confirmed || below.length === 0) return;
  const items = [...new Set(below.map(({ name }) => name))].join(', ');
  throw new DomainError(
    'invoice.price_below_cost',
    { items },
    Object.fromEntries(
      below.map(({ index, name }) => [
        `lines.${index}.unitPrice`,
        { code: 'invoice.price_below_cost' as const, params: { items: name } },
      ]),
    ),
  );
}

/** An invoice that is issued says something. Throws DomainError `invoice.no_lines` at `lines`. */
export function assertHasLines(lines: readonly unknown[]): void {
  if (lines.length === 0) throw new DomainError('invoice.no_lines', undefined, { lines: { code: 'invoice.no_lines' } });
}

/**
 * What the law wants of the seller: name, seat and company code, and the VAT code of a registered one (LT: PVM law art. 80;
 * NO: bokføringsforskriften § 5-1-1). Only a registered one may charge VAT (EN 16931, BR-S-02). Throws DomainError
 * `invoice.organisation_incomplete` with the names of the fields.
 */
export function assertOrganisationComplete(organisation: Issuer, categories: readonly TaxCategory[]): void {
  const fields = lacking(organisation, ['name', 'legalCode', 'street', 'city', 'country']);
  const chargesVat = categories.includes('S');
  if (chargesVat && !organisation.isVatRegistered) fields.push('isVatRegistered');
  if ((chargesVat || organisation.isVatRegistered) && empty(organisation.vatCode)) fields.push('vatCode');
  if (fields.length) throw new DomainError('invoice.organisation_incomplete', { fields: fields.join(', ') });
}

/**
 * What the law wants of the buyer: name and country, and the VAT code where the buyer owes the tax (EN 16931, BR-AE-02 and
 * BR-IC-02). Throws DomainError `invoice.customer_incomplete` with the names of the fields.
 */
export function assertCustomerComplete(customer: Named, categories: readonly TaxCategory[]): void {
  const fields = lacking(customer, ['name', 'country']);
  if (categories.some((category) => category === 'AE' || category === 'K') && empty(customer.vatCode)) fields.push('vatCode');
  if (fields.length) throw new DomainError('invoice.customer_incomplete', { fields: fields.join(', ') });
}

/** An invoice with money or a write-off on it cannot be annulled. Throws DomainError `invoice.has_payments` and `invoice.has_write_offs`. */
export function assertUnpaid({ paid, writtenOff }: { paid: number; writtenOff: number }): void {
  if (paid !== 0) throw new DomainError('invoice.has_payments');
  if (writtenOff !== 0) throw new DomainError('invoice.has_write_offs');
}
