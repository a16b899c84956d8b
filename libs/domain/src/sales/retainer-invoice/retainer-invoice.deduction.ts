import type { DocumentTaxRecord } from '../../documents/lines/line.ts';
import type { DocumentLineInput } from '../../documents/lines/line.input.ts';
import type { Language } from '../../platform/language/languages.ts';
import { add, compare, divide, isZero, minorUnits, multiply, round, spread, subtract, sum } from '../../platform/values/money.ts';

/** The part of a taxed advance at one tax rate: without tax, and the tax. */
export type AdvanceShare = Pick<DocumentTaxRecord, 'category' | 'percent' | 'base' | 'amount'>;

const gross = ({ base, amount }: AdvanceShare): number => add(base, amount);

/**
 * Splits an amount of a taxed advance over its tax rates, in proportion to what earlier invoices left of each. The last part takes what is left,
 * so that all parts together are the advance to the cent. Example: 605.00 of an advance of 1,000.00 with 210.00 tax is a base of 500.00 and a
 * tax of 105.00.
 */
export function advanceShares(
  taxes: readonly AdvanceShare[],
  used: readonly AdvanceShare[],
  amount: number,
  currency = 'EUR',
): AdvanceShare[] {
  const places = Math.min(2, minorUnits(currency));
  const left = taxes.map((tax): AdvanceShare => {
    const before = used.filter(({ category, percent }) => category === tax.category && percent === tax.percent);
    return {
      ...tax,
      base: subtract(tax.base, sum(before.map(({ base }) => base))),
      amount: subtract(tax.amount, sum(before.map((one) => one.amount))),
    };
  });
  const parts = spread(
    amount,
    left.map((tax) => Math.max(gross(tax), 0)),
    places,
  );
  return left.flatMap((tax, index) => {
    const part = parts[index] ?? 0;
    if (isZero(part)) return [];
    const { category, percent } = tax;
    if (compare(part, gross(tax)) === 0) return [{ category, percent, base: tax.base, amount: tax.amount }];
    // Many small parts are rounded the same way; none takes more base or tax than there is left.
    const share = round(divide(multiply(part, 100), add(100, percent ?? 0)), places);
    const base = Math.min(Math.max(share, subtract(part, tax.amount)), tax.base);
    return [{ category, percent, base, amount: subtract(part, base) }];
  });
}

/** Names an advance on a document. */
export const advanceWords: Record<Language, (number: string, date: string) => string> = {
  en: (number, date) => `Advance ${number} of ${date}`,
  lt: (number, date) => `Avansas ${number}, ${date}`,
  no: (number, date) => `Forskudd ${number} av ${date}`,
};

/** The part of an advance that a line of an invoice deducts. */
export type AdvanceDeduction = {
  retainerInvoiceId: number;
  number: string;
  invoiceDate: string;
  taxRateId: number;
  base: number;
  amount: number;
};

/**
 * Returns the line that deducts a taxed advance before tax (EN 16931 takes it off by a quantity of −1, because its tax was declared with the
 * advance). Example: `Advance RET-2026-0007 of 2026-03-01`, −1 × 500.00.
 */
export const deductionLine = (
  { retainerInvoiceId, number, invoiceDate, taxRateId, base, amount }: AdvanceDeduction,
  { language, pricesIncludeTax }: { language: Language; pricesIncludeTax: boolean },
): DocumentLineInput => ({
  kind: 'text',
  description: advanceWords[language](number, invoiceDate),
  quantity: -1,
  unit: 'C62',
  unitPrice: pricesIncludeTax ? add(base, amount) : base,
  taxRateId,
  advanceOf: retainerInvoiceId,
});
