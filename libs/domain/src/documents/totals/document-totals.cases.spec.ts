import { describe, expect, it } from '@jest/globals';
import file from '../testing/einvoice-cases.json' with { type: 'json' };
import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { documentTotals, type DocumentTotals, type DocumentTotalsInput } from './document-totals.ts';

type Adjustment = { base?: string; amount?: string; percent?: string; vat?: Vat };
type Vat = { category: string; rate: string | null };
type CaseLine = {
  id: string;
  quantity: string;
  price?: string;
  grossPrice?: string;
  priceDiscount?: string;
  baseQuantity?: string;
  vat: Vat;
  allowances?: Adjustment[];
  charges?: Adjustment[];
};
type Input = {
  lines: CaseLine[];
  allowances?: Adjustment[];
  charges?: Adjustment[];
  prepaid?: string;
  rounding?: string;
  roundPayableTo?: string;
};
type Case = Omit<(typeof file.cases)[number], 'input'> & { input: Input };
const cases: Case[] = file.cases;

const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const taxOf = ({ category, rate }: Vat) => ({
  taxPercent: rate === null ? null : Number(rate),
  taxCategory: category as TaxCategory,
});
const shares = (list: Adjustment[] | undefined) =>
  (list ?? []).map(({ base, amount, percent, vat }) => ({
    base: number(base),
    amount: number(amount),
    percent: number(percent),
    ...(vat && { tax: taxOf(vat) }),
  }));

/** Returns a worked case as the input of documentTotals. */
function inputOf({ input }: { input: Input }): DocumentTotalsInput {
  return {
    allowances: shares(input.allowances),
    charges: shares(input.charges),
    prepaid: number(input.prepaid),
    rounding: number(input.rounding),
    roundPayableTo: number(input.roundPayableTo),
    lines: input.lines.map((row) => ({
      quantity: Number(row.quantity),
      unitPrice: Number(row.grossPrice ?? row.price),
      priceDiscount: number(row.priceDiscount),
      baseQuantity: number(row.baseQuantity),
      allowances: shares(row.allowances),
      charges: shares(row.charges),
      ...taxOf(row.vat),
    })),
  };
}

/** Returns the result in the format of the worked cases. */
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
  /** Returns a case as a person types it: one discount on a line or on the document, and one charge on a line. */
  const typed = (one: Case): DocumentTotalsInput => {
    const { allowances = [], lines, ...rest } = inputOf(one);
    return {
      ...rest,
      discountPercent: allowances[0]?.percent,
      discountAmount: allowances[0]?.amount,
      lines: lines.map(({ allowances: off = [], charges: on = [], ...line }) => ({
        ...line,
        discountPercent: off[0]?.percent,
        discountAmount: off[0]?.amount,
        charge: on[0]?.amount ?? 0,
      })),
    };
  };

  it.each(cases.map((one) => [one.id, one.title, one] as const))('%s %s, as it is typed', (_id, _title, one) => {
    const { documentAllowances: _allowances, documentCharges: _charges, ...expected } = one.expected;
    expect(asExpected(documentTotals(typed(one)), one)).toEqual(expected);
  });

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

describe('each term of EN 16931 that a document can be made of', () => {
  const line = (given: Partial<CaseLine>): CaseLine => ({
    id: '1',
    quantity: '1',
    vat: { category: 'S', rate: '21' },
    ...given,
  });
  const totals = (input: Input): DocumentTotals => documentTotals({ ...inputOf({ input }), mayBeNegative: true });

  it('is a price with a discount (BT-147), which is not rounded', () => {
    const { lines, net } = totals({ lines: [line({ quantity: '3', grossPrice: '10.125', priceDiscount: '0.0125' })] });
    // 3 × 10.1125 = 30.3375
    expect([lines[0]?.net, net]).toEqual([30.34, 30.34]);
    expect(() => totals({ lines: [line({ grossPrice: '1', priceDiscount: '1.01' })] })).toThrow(
      expect.objectContaining({ errors: { 'lines.0.priceDiscount': { code: 'document.discount_incorrect' } } }),
    );
  });

  it('is a price of a base quantity (BT-149) with a discount', () =>
    expect(
      totals({ lines: [line({ quantity: '250', grossPrice: '12.50', priceDiscount: '0.50', baseQuantity: '100' })] }).net,
    ).toBe(30));

  it('is several allowances and charges on a line (BT-136, BT-141), each rounded by itself', () => {
    const one = line({
      quantity: '3',
      price: '33.33',
      allowances: [{ base: '99.99', percent: '3.5' }, { base: '50.00', percent: '0.25' }, { amount: '1.00' }],
      charges: [{ amount: '2.50' }, { base: '99.99', percent: '1' }],
    });
    // 99.99 − 3.50 − 0.13 − 1.00 + 2.50 + 1.00
    expect(totals({ lines: [one] }).lines[0]?.net).toBe(98.86);
  });

  it('is an allowance on the document that belongs to one rate (BT-92), beside one that is spread', () => {
    const lines = [line({ price: '100.00' }), line({ id: '2', price: '50.00', vat: { category: 'S', rate: '5' } })];
    const { taxes, allowances, discount } = totals({
      lines,
      allowances: [{ amount: '30.00' }, { amount: '10.00', vat: { category: 'S', rate: '5.0' } }],
    });
    expect(taxes.map(({ percent, base, amount }) => [percent, base, amount])).toEqual([
      [21, 80, 16.8],
      [5, 30, 1.5],
    ]);
    expect([allowances, discount]).toEqual([[30, 10], 40]);
  });

  it('is a charge of a rate that no line has (BT-99), which gets a row of its own', () => {
    const { taxes, total } = totals({
      lines: [line({ price: '100.00' })],
      charges: [{ amount: '12.00', vat: { category: 'S', rate: '9' } }],
    });
    expect(taxes.map(({ percent, base, amount }) => [percent, base, amount])).toEqual([
      [21, 100, 21],
      [9, 12, 1.08],
    ]);
    expect(total).toBe(134.08);
  });

  it('is money received (BT-113), more than is owed too, and rounding that is known (BT-114)', () => {
    const input = { lines: [line({ price: '100.00' })], prepaid: '150.00', rounding: '0.02' };
    expect(totals(input)).toMatchObject({ total: 121, prepaid: 150, rounding: 0.02, due: -28.98 });
  });

  it('keeps the row of a group whose amounts cancel out', () => {
    const lines = [line({ price: '40.00' }), line({ id: '2', quantity: '-1', price: '40.00' })];
    expect(totals({ lines }).taxes).toMatchObject([{ percent: 21, base: 0, amount: 0 }]);
  });

  it('may all be below zero, by the same cents', () => {
    const three = ['100.00', '33.33', '49.99'].map((price, at) =>
      line({ id: String(at), price, vat: { category: 'S', rate: at < 2 ? '21' : '5' } }),
    );
    const charged = documentTotals({ ...inputOf({ input: { lines: three } }), discountPercent: 10 });
    const credited = documentTotals({
      ...inputOf({ input: { lines: three.map((one) => ({ ...one, quantity: '-1' })) } }),
      discountPercent: 10,
      mayBeNegative: true,
    });
    expect([charged.total, credited.total]).toEqual([192.44, -192.44]);
    expect(credited.taxes.map(({ base, amount }) => [-base, -amount])).toEqual(
      charged.taxes.map(({ base, amount }) => [base, amount]),
    );
  });
});
