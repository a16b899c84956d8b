import { DomainError } from '../../platform/errors/domain-error.ts';
import { add, isZero, minorUnits, subtract, sum } from '../../platform/values/money.ts';
import type { DocumentChargeRecord, DocumentTaxRecord } from '../../documents/lines/line.ts';
import type { CreditLineInput } from './credit-note.input.ts';
import { creditLines, isWhole, type CreditLine } from './credit-note.lines.ts';
import { creditedCharges, creditedGroup, isIn, tooMuch, type Group } from './credit-note.groups.ts';
import type { CreditableInvoice } from './credit-note.ts';

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
/**
 * Returns the amounts of a credit note: everything credited of the invoice including this note, less what was credited before. So each note gets
 * its proportion of discounts, charges and tax, no tax group gives back more than it took, and the last note takes the remainder: all notes add up
 * to the invoice to the cent. A tax group of which the note has no line takes no part in it, though a voided note may have left a cent there; what a
 * charge has a group of its own for comes with the rest of the invoice. Throws DomainError as `creditLines` does, `credit_note.over_invoice` if only negative lines would remain, and
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
  const isEmpty = ({ discount, charge, base, amount }: Group): boolean => [discount, charge, base, amount].every(isZero);
  const taxes = invoice.taxes.flatMap((tax): DocumentTaxRecord[] => {
    const isUsed = lines.some((line) => isIn(tax, line));
    if (!isUsed && !isAll) return [];
    const { category, percent, exemptionReason } = tax;
    const group = creditedGroup(invoice, tax, { lines, isAll, places });
    return isUsed || !isEmpty(group) ? [{ category, percent, exemptionReason, ...group }] : [];
  });
  const of = (key: keyof Group): number => sum(taxes.map((tax) => tax[key]));
  const [net, tax] = [of('base'), of('amount')];
  const total = add(net, tax);
  const rounding = isAll ? subtract(invoice.rounding, invoice.creditedRounding) : 0;
  if (total < 0) throw tooMuch();
  return {
    lines,
    taxes,
    charge: of('charge'),
    net,
    tax,
    total,
    rounding,
    charges: creditedCharges(invoice, taxes, places),
    subtotal: sum(lines.map((line) => line.net)),
    discount: of('discount'),
    due: add(total, rounding),
  };
}

function creditedWhole(index: number): DomainError {
  const problem = { code: 'retainer_invoice.credited_whole' } as const;
  return new DomainError(problem.code, undefined, { [`lines.${index}.quantity`]: problem });
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
