import { DomainError } from '../../platform/errors/domain-error.ts';
import {
  add,
  compare,
  isZero,
  negate,
  percentOf,
  priceOf,
  spread,
  subtract,
  sum,
  taxWithin,
} from '../../platform/values/money.ts';
import { chargesByRow } from '../../documents/e-invoice/amounts-without-tax.ts';
import type { DocumentChargeRecord, DocumentLineRecord, DocumentTaxRecord } from '../../documents/lines/line.ts';
import { isWhole, type CreditLine } from './credit-note.lines.ts';
import type { CreditableInvoice, CreditableTaxRecord } from './credit-note.ts';

type Invoice = Pick<CreditableInvoice, 'currency' | 'pricesIncludeTax' | 'charges' | 'lines' | 'taxes'>;
type Taxed = { taxCategory: string; taxPercent: number | null };
type Credited = { lines: readonly CreditLine[]; isAll: boolean; places: number };
export type Group = Pick<DocumentTaxRecord, 'discount' | 'charge' | 'base' | 'amount'>;

export const isIn = (
  { category, percent }: Pick<DocumentTaxRecord, 'category' | 'percent'>,
  { taxCategory, taxPercent }: Taxed,
): boolean => taxCategory === category && (category === 'O' || (taxPercent ?? 0) === percent);

export const tooMuch = (): DomainError =>
  new DomainError('credit_note.over_invoice', undefined, { lines: { code: 'credit_note.over_invoice' } });

/**
 * Returns what a note with these lines credits of one tax group: all that is left with the last of its lines, otherwise the share of these lines, as
 * the difference between the shares with and without them. Where a note was voided in between, that may be a cent off what is left; it stays within
 * it, and the last note takes the difference.
 */
export function creditedGroup(invoice: Invoice, tax: CreditableTaxRecord, { lines: credited, isAll, places }: Credited): Group {
  const left: Group = {
    discount: subtract(tax.discount, tax.creditedDiscount),
    charge: subtract(tax.charge, tax.creditedCharge),
    base: subtract(tax.base, tax.creditedBase),
    amount: subtract(tax.amount, tax.creditedAmount),
  };
  const lines = invoice.lines.filter((line) => isIn(tax, line));
  if (isAll || lines.every((line) => isWhole(line, credited))) return left;
  const before = sum(lines.map((line) => line.creditedNet));
  const now = sum(credited.filter((line) => isIn(tax, line)).map((line) => line.net));
  const [then, after] = [shareOf(invoice, tax, before, places), shareOf(invoice, tax, add(before, now), places)];
  if (isBeyond(after.base, tax.base) || isBeyond(after.amount, tax.amount)) throw tooMuch();
  const part = (key: keyof Group): number => within(subtract(after[key], then[key]), left[key], subtract(tax[key], left[key]));
  const charge = part('charge');
  const amount = part('amount');
  const priced = (group: Group): number => (invoice.pricesIncludeTax ? add(group.base, group.amount) : group.base);
  const price = within(add(now, negate(part('discount')), charge), priced(left), subtract(priced(tax), priced(left)));
  const discount = subtract(add(now, charge), price);
  if (!invoice.pricesIncludeTax) return { discount, charge, base: price, amount };
  const base = within(subtract(price, amount), left.base, tax.creditedBase);
  return { discount, charge, base, amount: subtract(price, base) };
}

/** Returns what a part of the lines of a tax group comes to, with its share of discount and charges. */
function shareOf(invoice: Invoice, tax: CreditableTaxRecord, part: number, places: number): Group {
  const whole = sum(invoice.lines.filter((line) => isIn(tax, line)).map((line) => line.net));
  const share = (of: number): number => (isZero(whole) ? 0 : priceOf(of, part, whole, places));
  const [discount, charge] = [share(tax.discount), share(tax.charge)];
  const price = add(part, negate(discount), charge);
  const percent = tax.percent ?? 0;
  const amount = invoice.pricesIncludeTax ? taxWithin(price, percent, places) : percentOf(price, percent, places);
  return { discount, charge, base: invoice.pricesIncludeTax ? subtract(price, amount) : price, amount };
}

/** Returns the amount, neither beyond what is left nor giving back more than was taken. Example: `within(0.02, 0.01, 5)` is 0.01. */
const within = (amount: number, left: number, taken: number): number => {
  const [least, most] = left + taken < 0 ? [left, negate(taken)] : [negate(taken), left];
  return Math.max(least, Math.min(most, amount));
};

/** Is the part above the whole, or below zero? */
const isBeyond = (part: number, whole: number): boolean =>
  whole < 0 ? part > 0 || compare(part, whole) < 0 : part < 0 || compare(part, whole) > 0;

/** Returns the invoice's charges with their credited parts, each in the tax group that it stood in: one that was spread comes back at each rate. */
export function creditedCharges(invoice: Invoice, taxes: readonly DocumentTaxRecord[], places: number): DocumentChargeRecord[] {
  const ofInvoice = chargesByRow(invoice);
  return taxes.flatMap((tax) => {
    if (isZero(tax.charge)) return [];
    const line = invoice.lines.find((one) => isIn(tax, one));
    const parts = spread(tax.charge, ofInvoice(tax.category, tax.percent).map(Math.abs), places);
    return invoice.charges.flatMap((one, at) => {
      const charge = parts[at] ?? 0;
      const taxed = one.taxCategory === null && line ? taxOf(line) : {};
      return isZero(charge) ? [] : [{ ...one, ...taxed, percent: null, amount: charge, charge }];
    });
  });
}

const taxOf = ({ taxRateId, taxName, taxPercent, taxCategory, taxReason, taxIsafCode, taxSaftCode }: DocumentLineRecord) => ({
  taxRateId,
  taxName,
  taxPercent,
  taxCategory,
  taxReason,
  taxIsafCode,
  taxSaftCode,
});
