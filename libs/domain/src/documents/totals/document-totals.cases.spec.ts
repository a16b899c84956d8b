import { describe, expect, it } from '@jest/globals';
import file from '../testing/einvoice-cases.json' with { type: 'json' };
import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { documentTotals, type DocumentTotals, type DocumentTotalsInput } from './document-totals.ts';

type Adjustment = { base?: string; amount?: string; percent?: string };
type CaseLine = {
  id: string;
  quantity: string;
  price: string;
  baseQuantity?: string;
  vat: { category: string; rate: string };
  allowances?: Adjustment[];
  charges?: Adjustment[];
};
type Case = Omit<(typeof file.cases)[number], 'input'> & {
  input: { lines: CaseLine[]; allowances?: Adjustment[]; prepaid?: string; roundPayableTo?: string };
};
const cases: Case[] = file.cases;

/** A worked case as the input of documentTotals. */
function inputOf({ input }: Case): DocumentTotalsInput {
  const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
  return {
    discountPercent: number(input.allowances?.[0]?.percent),
    discountAmount: number(input.allowances?.[0]?.amount),
    prepaid: number(input.prepaid),
    roundPayableTo: number(input.roundPayableTo),
    lines: input.lines.map((row) => ({
      quantity: Number(row.quantity),
      unitPrice: Number(row.price),
      baseQuantity: number(row.baseQuantity),
      discountPercent: number(row.allowances?.[0]?.percent),
      discountAmount: number(row.allowances?.[0]?.amount),
      charge: number(row.charges?.[0]?.amount),
      taxPercent: Number(row.vat.rate),
      taxCategory: row.vat.category as TaxCategory,
    })),
  };
}

/** The result in the words of the worked cases. */
function asExpected(totals: DocumentTotals, { input }: Case): Omit<Case['expected'], 'documentAllowances' | 'documentCharges'> {
  const text = (value: number): string => value.toFixed(2);
  return {
    lines: totals.lines.map(({ net }, index) => ({ id: input.lines[index]?.id ?? '', net: text(net) })),
    sumOfLines: text(totals.subtotal),
    allowanceTotal: text(totals.discount),
    chargeTotal: text(totals.charge),
    totalWithoutVat: text(totals.net),
    vatBreakdown: totals.taxes.map(({ category, percent, base, amount }) => ({
      category,
      rate: String(percent),
      taxable: text(base),
      tax: text(amount),
    })),
    totalVat: text(totals.tax),
    totalWithVat: text(totals.total),
    prepaid: text(totals.prepaid),
    rounding: text(totals.rounding),
    payable: text(totals.due),
  };
}

describe('the worked cases of EN 16931, to the cent', () => {
  it.each(cases.map((one) => [one.id, one.title, one] as const))('%s %s', (_id, _title, one) => {
    const totals = documentTotals(inputOf(one));
    const { documentAllowances, documentCharges, ...expected } = one.expected;
    expect(asExpected(totals, one)).toEqual(expected);
    expect(totals.taxes.filter((tax) => tax.discount).map((tax) => [String(tax.percent), tax.discount.toFixed(2)])).toEqual(
      documentAllowances.map((allowance) => [allowance.rate, allowance.amount]),
    );
    expect(documentCharges).toEqual([]);
  });
});
