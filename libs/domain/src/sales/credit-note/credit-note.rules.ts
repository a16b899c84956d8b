import { DomainError } from '../../platform/errors/domain-error.ts';
import {
  add,
  compare,
  isZero,
  minorUnits,
  negate,
  percentOf,
  priceOf,
  round,
  spread,
  subtract,
  sum,
  taxWithin,
} from '../../platform/values/money.ts';
import type { DocumentChargeRecord, DocumentTaxRecord } from '../../documents/lines/line.ts';
import type { CreditLineInput } from './credit-note.input.ts';
import { creditLines, isWhole, type CreditLine } from './credit-note.lines.ts';
import type { CreditableInvoice, CreditableTaxRecord } from './credit-note.ts';

export type CreditFigures = {
  lines: CreditLine[];
  taxes: DocumentTaxRecord[];
  charges: DocumentChargeRecord[];
  subtotal: number;
  discount: number;
  charge: number;
  net: number;
  tax: number;
  total: number;
  rounding: number;
  /** The amount that the customer gets. */
  due: number;
};

type Invoice = Pick<
  CreditableInvoice,
  'currency' | 'pricesIncludeTax' | 'charges' | 'lines' | 'taxes' | 'rounding' | 'creditedRounding'
>;
type Taxed = { taxCategory: string; taxPercent: number | null };
type Group = Pick<DocumentTaxRecord, 'discount' | 'charge' | 'base' | 'amount'>;

const isIn = ({ category, percent }: CreditableTaxRecord, { taxCategory, taxPercent }: Taxed): boolean =>
  taxCategory === category && (category === 'O' || (taxPercent ?? 0) === percent);

/**
 * Returns the amounts of a credit note: everything credited of the invoice including this note, less what was credited before. So each note gets
 * its proportion of discounts, charges and tax, no tax group gives back more than it took, and the last note takes the remainder: all notes add up
 * to the invoice to the cent. Throws DomainError as `creditLines` does, `credit_note.over_invoice` if only negative lines would remain, and
 * `retainer_invoice.credited_whole` if a line that deducts an advance is credited and others are not.
 * Example: 100.00 at 21 % with a document discount of 10 %, credited by half, is a base of 45.00, a tax of 9.45 and a total of 54.45.
 */
export function creditFigures(invoice: Invoice, wanted: readonly CreditLineInput[]): CreditFigures {
  const lines = creditLines(invoice, wanted);
  const places = Math.min(2, minorUnits(invoice.currency));
  const isAll = invoice.lines.every((line) => isWhole(line, lines));
  const advances = new Set(invoice.lines.flatMap(({ id, advanceOf }) => (advanceOf ? id : [])));
  const advance = lines.findIndex(({ invoiceLineId }) => advances.has(invoiceLineId));
  if (advance >= 0 && !isAll) throw creditedWhole(advance);
  const all = invoice.taxes.map((tax): DocumentTaxRecord => {
    const after = creditedWith(invoice, tax, lines, isAll, places);
    return {
      ...{ category: tax.category, percent: tax.percent, exemptionReason: tax.exemptionReason },
      discount: subtract(after.discount, tax.creditedDiscount),
      charge: subtract(after.charge, tax.creditedCharge),
      base: subtract(after.base, tax.creditedBase),
      amount: subtract(after.amount, tax.creditedAmount),
    };
  });
  const isEmpty = ({ discount, charge, base, amount }: Group): boolean => [discount, charge, base, amount].every(isZero);
  const isUsed = (tax: CreditableTaxRecord): boolean => lines.some((line) => isIn(tax, line));
  const taxes = all.filter((tax, index) => !isEmpty(tax) || isUsed(invoice.taxes[index] as CreditableTaxRecord));
  const of = (key: keyof Group): number => sum(taxes.map((tax) => tax[key]));
  const [net, tax, charge] = [of('base'), of('amount'), of('charge')];
  const total = add(net, tax);
  const rounding = isAll ? subtract(invoice.rounding, invoice.creditedRounding) : 0;
  if (total < 0) throw tooMuch();
  return {
    ...{ lines, taxes, charge, net, tax, total, rounding },
    charges: chargesOf(invoice.charges, charge, places),
    subtotal: sum(lines.map((line) => line.net)),
    discount: of('discount'),
    due: add(total, rounding),
  };
}

function creditedWhole(index: number): DomainError {
  const problem = { code: 'retainer_invoice.credited_whole' } as const;
  return new DomainError(problem.code, undefined, { [`lines.${index}.quantity`]: problem });
}

const tooMuch = (): DomainError =>
  new DomainError('credit_note.over_invoice', undefined, { lines: { code: 'credit_note.over_invoice' } });

/** Returns the credited part of one tax group, including these lines. */
function creditedWith(
  invoice: Invoice,
  tax: CreditableTaxRecord,
  credited: readonly CreditLine[],
  isAll: boolean,
  places: number,
): Group {
  const { discount, charge, base, amount } = tax;
  const lines = invoice.lines.filter((line) => isIn(tax, line));
  if (isAll || (lines.length > 0 && lines.every((line) => isWhole(line, credited)))) return { discount, charge, base, amount };
  const whole = sum(lines.map((line) => line.net));
  const part = add(
    ...lines.map((line) => line.creditedNet),
    ...credited.filter((line) => isIn(tax, line)).map((line) => line.net),
  );
  const share = (of: number): number => (isZero(whole) ? 0 : priceOf(of, part, whole, places));
  const [off, on] = [share(discount), share(charge)];
  const price = add(part, negate(off), on);
  const percent = tax.percent ?? 0;
  const taken = invoice.pricesIncludeTax ? taxWithin(price, percent, places) : percentOf(price, percent, places);
  const net = invoice.pricesIncludeTax ? subtract(price, taken) : price;
  if (isBeyond(net, base) || isBeyond(taken, amount)) throw tooMuch();
  return { discount: off, charge: on, base: net, amount: taken };
}

/** Is the part above the whole, or below zero? */
const isBeyond = (part: number, whole: number): boolean =>
  whole < 0 ? part > 0 || compare(part, whole) < 0 : part < 0 || compare(part, whole) > 0;

/** Returns the invoice's charges with their credited parts. */
function chargesOf(charges: readonly DocumentChargeRecord[], amount: number, places: number): DocumentChargeRecord[] {
  if (isZero(amount)) return [];
  const sizes = charges.map(({ charge }) => Math.abs(charge));
  const parts = spread(round(amount, places), sizes, places);
  return charges.flatMap((one, index) => {
    const charge = parts[index] ?? 0;
    return isZero(charge) ? [] : [{ ...one, percent: null, amount: charge, charge }];
  });
}

/**
 * Applies a credit note to the balance of its invoice: as much as fits, and the rest becomes the customer's credit. Throws DomainError
 * `credit_note.written_off` if that would give back money that nobody paid. Example: 121 on an invoice with a balance of 21 is `{ applied: 21,
 * unallocated: 100 }`.
 */
export function creditSplit(
  due: number,
  { balance, writtenOff }: { balance: number; writtenOff: number },
): { applied: number; unallocated: number } {
  const applied = Math.min(due, Math.max(balance, 0));
  const unallocated = subtract(due, applied);
  if (unallocated > 0 && writtenOff > 0) throw new DomainError('credit_note.written_off');
  return { applied, unallocated };
}
