import type { Code } from '../../messages.ts';
import { isValidOn } from '../../firm/tax-rate/tax-rate.rules.ts';
import type { TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import { taxPointOf } from '../../documents/taxes/tax-point.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import { addDays, compareDates } from '../../platform/values/dates.ts';
import type { BillInput, BillLineInput } from './bill.input.ts';
import { askedOf } from './bill.rules.ts';
import { taxDiffers, type BillLineTotals } from './bill.totals.ts';

type Problems = Record<string, { code: Code; params?: Params }>;

const refuse = (problems: Problems): void => {
  const [first] = Object.values(problems);
  if (first) throw new DomainError(first.code, first.params, problems);
};

/** Refuses a due date before the bill's. Throws DomainError `bill.due_before_date` at `dueDate`. */
export function assertBillDue({ billDate, dueDate }: Pick<BillInput, 'billDate' | 'dueDate'>): void {
  if (compareDates(dueDate, billDate) < 0) refuse({ dueDate: { code: 'bill.due_before_date' } });
}

/** The days by which a bill may be dated ahead: some arrive before their date, and a typed wrong year is farther off. */
const daysAhead = 31;

/** Refuses to open a bill that is dated too far ahead. Throws DomainError `bill.far_ahead` at `billDate`. */
export function assertBillDate({ billDate }: Pick<BillInput, 'billDate'>, today: string): void {
  const last = addDays(today, daysAhead);
  if (compareDates(billDate, last) > 0) refuse({ billDate: { code: 'bill.far_ahead', params: { date: last } } });
}

/**
 * Requires a quantity of each line, and a project or customer of each billable one; an outlay is billable and has no mark-up. Throws DomainError
 * `bill.quantity_zero`, `bill.select_project_or_customer`, `bill.outlay_not_billable` and `bill.outlay_marked_up` at each such line.
 */
export function assertBillLines(
  lines: readonly Pick<BillLineInput, 'quantity' | 'billable' | 'projectId' | 'customerId' | 'outlay' | 'markUpPercent'>[],
): void {
  const problems: Problems = {};
  lines.forEach(({ quantity, billable, projectId, customerId, outlay, markUpPercent }, at) => {
    if (quantity === 0) problems[`lines.${at}.quantity`] = { code: 'bill.quantity_zero' };
    if (billable && !projectId && !customerId) problems[`lines.${at}.projectId`] = { code: 'bill.select_project_or_customer' };
    if (outlay && !billable) problems[`lines.${at}.billable`] = { code: 'bill.outlay_not_billable' };
    if (outlay && markUpPercent) problems[`lines.${at}.markUpPercent`] = { code: 'bill.outlay_marked_up' };
  });
  refuse(problems);
}

/**
 * Refuses prices that include tax, and typed taxes, where the vendor charged none. Throws DomainError `bill.reverse_charge_includes_tax` at
 * `pricesIncludeTax` and `bill.reverse_charge_typed_tax` at each `taxAmount`.
 */
export function assertReverseCharge({ reverseCharge, pricesIncludeTax, lines }: BillInput): void {
  if (!reverseCharge) return;
  const problems: Problems = {};
  if (pricesIncludeTax) problems['pricesIncludeTax'] = { code: 'bill.reverse_charge_includes_tax' };
  lines.forEach(({ taxAmount }, at) => {
    if (typeof taxAmount === 'number') problems[`lines.${at}.taxAmount`] = { code: 'bill.reverse_charge_typed_tax' };
  });
  refuse(problems);
}

/** Refuses more paid before than there was to pay. Throws DomainError `bill.prepaid_above_total` at `prepaid`. */
export function assertAsked(bill: Parameters<typeof askedOf>[0]): void {
  if (askedOf(bill) < 0) refuse({ prepaid: { code: 'bill.prepaid_above_total' } });
}

/** Requires an amount above 0 of a bill with lines. Throws DomainError `document.enter_amount` at the first `unitCost`. */
export function assertBillAmount({ total, lines }: { total: number; lines: { readonly length: number } }): void {
  if (lines.length && total <= 0) refuse({ 'lines.0.unitCost': { code: 'document.enter_amount' } });
}

/** Has a typed tax another sign than the line? A stray cent on a line of next to nothing is not meant. */
const isAgainst = (line: BillLineTotals): boolean => taxDiffers(line) && (line.base < 0 ? line.tax > 0 : line.tax < 0);

/**
 * Requires confirmation of typed taxes beyond the tolerance, and refuses one that points the other way than its line. Throws DomainError
 * `bill.tax_against_line` and `bill.tax_differs`, with the tax of the rate, at each `taxAmount`.
 */
export function assertTaxConfirmed(lines: readonly BillLineTotals[], confirmed = false): void {
  const against = lines.flatMap((line, at) =>
    isAgainst(line) ? [[`lines.${at}.taxAmount`, { code: 'bill.tax_against_line' as const }] as const] : [],
  );
  refuse(Object.fromEntries(against));
  if (confirmed) return;
  const differing = lines.flatMap((line, at) =>
    taxDiffers(line)
      ? [[`lines.${at}.taxAmount`, { code: 'bill.tax_differs' as const, params: { expected: line.expectedTax } }] as const]
      : [],
  );
  refuse(Object.fromEntries(differing));
}

/** The records that a bill refers to; undefined for one that does not exist. */
type BillReferences = {
  hasVendor: boolean;
  rateOf: (id: number) => Pick<TaxRateRecord, 'validFrom' | 'validTo'> | undefined;
  hasItem: (id: number) => boolean;
  hasCategory: (id: number) => boolean;
  hasCustomer: (id: number) => boolean;
  customerOfProject: (id: number) => number | undefined;
};

/**
 * Refuses missing records, a project of another customer, and a tax rate that is not in force on the tax point. Throws DomainError with the first
 * code, and all of them at their fields.
 */
export function assertBillReferences(input: BillInput, known: BillReferences): void {
  const problems: Problems = {};
  const missing = { code: 'error.reference_missing' } as const;
  if (!known.hasVendor) problems['vendorId'] = missing;
  const point = taxPointOf(input, input.billDate);
  input.lines.forEach(({ taxRateId, itemId, categoryId, projectId, customerId }, at) => {
    const path = `lines.${at}.`;
    const rate = known.rateOf(taxRateId);
    if (!rate) problems[`${path}taxRateId`] = missing;
    else if (!isValidOn(rate, point)) problems[`${path}taxRateId`] = { code: 'tax_rate.not_in_force', params: { date: point } };
    if (itemId && !known.hasItem(itemId)) problems[`${path}itemId`] = missing;
    if (categoryId && !known.hasCategory(categoryId)) problems[`${path}categoryId`] = missing;
    if (customerId && !known.hasCustomer(customerId)) problems[`${path}customerId`] = missing;
    const owner = projectId ? known.customerOfProject(projectId) : undefined;
    if (projectId && owner === undefined) problems[`${path}projectId`] = missing;
    else if (projectId && customerId && owner !== customerId)
      problems[`${path}projectId`] = { code: 'document.project_of_other_customer' };
  });
  refuse(problems);
}

/** Requires the approval of a bill where the organisation wants one. Throws DomainError `bill.not_approved`. */
export function assertApproved({ approvedAt }: { approvedAt: unknown }, billApproval: boolean): void {
  if (billApproval && !approvedAt) throw new DomainError('bill.not_approved');
}
