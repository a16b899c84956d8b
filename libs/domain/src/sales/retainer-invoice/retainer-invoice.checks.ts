import type { DocumentLineInput } from '../../documents/lines/line.input.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { compare } from '../../platform/values/money.ts';
import type { Code } from '../../messages.ts';
import type { InvoiceStatus } from '../invoice/invoice.status.ts';
import { availableOf, isAvailable } from './retainer-invoice.rules.ts';

/**
 * Refuses items and sources: an advance sells nothing yet, and only invoices bill hours. Throws DomainError `retainer_invoice.no_items` and
 * `retainer_invoice.no_sources` at each such line.
 */
export function assertOnlyTexts(lines: readonly Pick<DocumentLineInput, 'kind' | 'itemId' | 'sources'>[]): void {
  const errors: Record<string, { code: Code }> = {};
  for (const [index, { kind, itemId, sources }] of lines.entries()) {
    const field = `lines.${index}.description`;
    if (sources?.length) errors[field] = { code: 'retainer_invoice.no_sources' };
    else if (itemId || kind === 'item') errors[field] = { code: 'retainer_invoice.no_items' };
  }
  const [first] = Object.values(errors);
  if (first) throw new DomainError(first.code, undefined, errors);
}

/** Requires an amount to ask for. Throws DomainError `document.total_incorrect`. */
export function assertAsksForMoney({ total }: { total: number }): void {
  if (compare(total, 0) <= 0) throw new DomainError('document.total_incorrect');
}

type Money = { paid: number; applied: number; refunded: number };

/** Money that invoices use or that was paid back cannot be undone. Throws DomainError `retainer_invoice.money_used`. */
export function assertUnused(retainer: Money, amount: number): void {
  if (!isAvailable(retainer, amount)) throw new DomainError('retainer_invoice.money_used');
}

/** Voids only what was never paid. Throws DomainError `retainer_invoice.has_payments`. */
export function assertNeverPaid({ paid }: { paid: number }): void {
  if (paid !== 0) throw new DomainError('retainer_invoice.has_payments');
}

/**
 * The buyer's books hold an e-invoice that the access point got, so it is not voided. A PDF that went by email is: it is the only way to take back
 * a request that nobody pays. Throws DomainError `retainer_invoice.delivered`.
 */
export function assertRetainerNotDelivered({ isDelivered }: { isDelivered: boolean }): void {
  if (isDelivered) throw new DomainError('retainer_invoice.delivered');
}

const at = (field: string, code: Code, params?: Params): DomainError =>
  new DomainError(code, params, { [field]: { code, ...(params && { params }) } });

type Retainer = Money & { customerId: number; currency: string; projectId?: number | null; carriesTax: boolean };
type Invoice = { status: InvoiceStatus; customerId: number; currency: string; projectId?: number | null; balance: number };

/** Does the money of a project pay an invoice of another, or of none? */
export const isElsewhere = (retainer: { projectId?: number | null }, invoice: { projectId?: number | null }): boolean =>
  (retainer.projectId ?? null) !== null && retainer.projectId !== invoice.projectId;

/**
 * An invoice uses an advance of its own customer and currency; one with a project serves the invoices of that project, unless the person may use it
 * elsewhere. An advance with tax is deducted before tax, so only a draft uses it. At most what is available and what is left to pay. Throws DomainError
 * at `invoiceId` `retainer_invoice.other_customer`, `.other_currency`, `.other_project`, `.not_payable` and `.taxed`, at `amount` `.over_available` and
 * `.over_invoice`.
 */
export function assertApplicable(retainer: Retainer, invoice: Invoice, amount: number, mayUseElsewhere: boolean): void {
  if (invoice.customerId !== retainer.customerId) throw at('invoiceId', 'retainer_invoice.other_customer');
  if (invoice.currency !== retainer.currency) throw at('invoiceId', 'retainer_invoice.other_currency');
  if (isElsewhere(retainer, invoice) && !mayUseElsewhere) throw at('invoiceId', 'retainer_invoice.other_project');
  if (invoice.status !== 'draft' && invoice.status !== 'sent') throw at('invoiceId', 'retainer_invoice.not_payable');
  if (retainer.carriesTax && invoice.status !== 'draft') throw at('invoiceId', 'retainer_invoice.taxed');
  if (!isAvailable(retainer, amount)) throw at('amount', 'retainer_invoice.over_available', { available: availableOf(retainer) });
  if (compare(amount, invoice.balance) > 0) throw at('amount', 'retainer_invoice.over_invoice', { balance: invoice.balance });
}

/** What stands on a sent invoice stays. Throws DomainError `retainer_invoice.final`. */
export function assertNotFinal({ isFinal }: { isFinal: boolean }): void {
  if (isFinal) throw new DomainError('retainer_invoice.final');
}

/** Only what is available is paid back. Throws DomainError `retainer_invoice.over_available` at `amount`. */
export function assertRefundable(retainer: Money, amount: number): void {
  if (!isAvailable(retainer, amount)) throw at('amount', 'retainer_invoice.over_available', { available: availableOf(retainer) });
}

/** Refuses a refund before the retainer invoice or in the future. Throws DomainError at `refundDate`. */
export function assertRefundDate(refundDate: string, { invoiceDate }: { invoiceDate: string }, today: string): void {
  if (compareDates(refundDate, invoiceDate) < 0) throw at('refundDate', 'retainer_invoice.refund_before');
  if (compareDates(refundDate, today) > 0) throw at('refundDate', 'retainer_invoice.refund_in_future');
}

type Draft = { customerId: number; currency: string; projectId?: number | null; balance: number };

/**
 * A draft for which money is reserved keeps customer, currency and project, and comes to at least that much. Throws DomainError
 * `retainer_invoice.reserved`.
 */
export function assertKeepsAdvances(before: Draft & { advanced: number; hasDeductions?: boolean }, after: Draft): void {
  if (compare(before.advanced, 0) === 0 && !before.hasDeductions) return;
  const isSame =
    before.customerId === after.customerId &&
    before.currency === after.currency &&
    (before.projectId ?? null) === (after.projectId ?? null);
  if (!isSame || compare(after.balance, before.advanced) < 0)
    throw new DomainError('retainer_invoice.reserved', { amount: before.advanced });
}

type Shared = {
  discountPercent?: number | null;
  discountAmount?: number | null;
  charges?: readonly { taxRateId?: number | null; percent?: number | null }[] | null;
};

/**
 * Refuses discounts and charges of a whole document that deducts a taxed advance or uses prepaid hours: they would change the advance or the price agreed
 * in advance too. Throws DomainError `retainer_invoice.whole_discount`.
 */
export function assertNothingShared({ discountPercent, discountAmount, charges }: Shared): void {
  const field = discountPercent ? 'discountPercent' : discountAmount ? 'discountAmount' : undefined;
  const charge = (charges ?? []).findIndex(({ taxRateId, percent }) => !taxRateId || Boolean(percent));
  const path = field ?? (charge < 0 ? undefined : `charges.${charge}.amount`);
  if (path) throw at(path, 'retainer_invoice.whole_discount');
}
