import { describe, expect, it } from '@jest/globals';
import { documentTotals, type DocumentLine, type DocumentTotals, type DocumentTotalsInput } from './document-totals.ts';
import { add, negate, percentOf, subtract, sum } from '../../platform/values/money.ts';
import { randomly, type Chance } from '../../platform/testing/randomly.ts';

const line = (quantity: number, unitPrice: number, taxPercent: number, more: Partial<DocumentLine> = {}): DocumentLine => ({
  quantity,
  unitPrice,
  taxPercent,
  taxCategory: taxPercent > 0 ? 'S' : 'Z',
  ...more,
});
const bases = ({ taxes }: DocumentTotals): number[] => taxes.map((tax) => tax.base);
const amounts = ({ taxes }: DocumentTotals): number[] => taxes.map((tax) => tax.amount);

describe('order of calculation', () => {
  const golden: DocumentTotalsInput = { lines: [line(1, 100, 21), line(1, 33.33, 21), line(1, 49.99, 5)], discountPercent: 10 };

  it('adds up the golden example: a percentage is one rounded discount per tax group', () => {
    const totals = documentTotals(golden);
    expect(totals).toMatchObject({ subtotal: 183.32, discount: 18.33, net: 164.99, tax: 27.45, total: 192.44, due: 192.44 });
    expect(totals.taxes.map((tax) => tax.discount)).toEqual([13.33, 5]);
    expect(bases(totals)).toEqual([120, 44.99]);
    expect(amounts(totals)).toEqual([25.2, 2.25]);
  });

  it('mirrors: what is taken off again with negative quantities cancels to the cent, and the groups stay', () => {
    const lines = [line(1.5, 33.335, 21, { discountPercent: 7.5 }), line(3, 49.99, 5, { discountAmount: 0.37 })];
    const mirrored = lines.map((one) => ({ ...one, quantity: negate(one.quantity) }));
    const there = documentTotals({ lines });
    const both = documentTotals({ lines: [...lines, ...mirrored] });
    expect(both.lines.slice(2)).toEqual(
      there.lines.map(({ gross, discount, net }) => ({ gross: negate(gross), discount: negate(discount), net: negate(net) })),
    );
    expect(both).toMatchObject({ subtotal: 0, net: 0, tax: 0, total: 0 });
    expect(both.taxes.map((tax) => [tax.percent, tax.base, tax.amount])).toEqual([
      [21, 0, 0],
      [5, 0, 0],
    ]);
  });

  it('takes tax once per rate, not once per line', () => {
    const totals = documentTotals({ lines: [line(1, 10.02, 21), line(1, 10.02, 21), line(1, 10.02, 21)] });
    expect(totals).toMatchObject({ net: 30.06, tax: 6.31, total: 36.37 });
  });

  it('rounds half away from zero', () => expect(documentTotals({ lines: [line(1, 815.955, 0)] }).total).toBe(815.96));

  it('leaves exactly nothing after a discount of 100 %', () => {
    const totals = documentTotals({ lines: [line(0.333333, 99.99, 21, { discountPercent: 100 })] });
    expect(totals.lines).toEqual([{ gross: 33.33, discount: 33.33, net: 0 }]);
    expect(totals.total).toBe(0);
    expect(documentTotals({ ...golden, discountPercent: 100 })).toMatchObject({ discount: 183.32, total: 0 });
  });

  it('gives 0 for a document without lines', () =>
    expect(documentTotals({ lines: [] })).toEqual({
      lines: [],
      allowances: [],
      subtotal: 0,
      discount: 0,
      charge: 0,
      charges: [],
      net: 0,
      taxes: [],
      tax: 0,
      total: 0,
      prepaid: 0,
      rounding: 0,
      due: 0,
    }));

  it('takes 25 and 25.00 for one rate, and keeps categories apart', () => {
    const totals = documentTotals({
      lines: [line(1, 10, 25), line(1, 10, 25.0), line(1, 10, 0), line(1, 10, 0, { taxCategory: 'AE' })],
    });
    expect(totals.taxes.map(({ category, percent, base }) => [category, percent, base])).toEqual([
      ['S', 25, 20],
      ['AE', 0, 10],
      ['Z', 0, 10],
    ]);
  });

  it('joins different reasons of one category in one row, as EN 16931 allows only one', () => {
    const exempt = (exemptionReason: string | null): DocumentLine => line(1, 10, 0, { taxCategory: 'E', exemptionReason });
    const totals = documentTotals({
      lines: [exempt('PVMĮ 20 str.'), exempt('PVMĮ 27 str.'), exempt('PVMĮ 20 str.'), exempt(null)],
    });
    expect(totals.taxes).toEqual([
      { category: 'E', percent: 0, discount: 0, charge: 0, base: 40, amount: 0, exemptionReason: 'PVMĮ 20 str.; PVMĮ 27 str.' },
    ]);
  });

  it('has no rate at all outside the scope of tax', () =>
    expect(documentTotals({ lines: [line(2, 50, 0, { taxCategory: 'O', taxPercent: null })] }).taxes).toEqual([
      { category: 'O', percent: null, discount: 0, charge: 0, base: 100, amount: 0 },
    ]));

  it('takes a price discount off the unit price before the line is rounded', () =>
    expect(documentTotals({ lines: [line(3, 10.005, 0, { priceDiscount: 0.001 })] }).lines[0]?.gross).toBe(30.01));

  it('gives a group that is negative no part of the discount', () => {
    const totals = documentTotals({ lines: [line(1, 100, 21), line(-1, 40, 5)], discountAmount: 30 });
    expect(totals.taxes.map((tax) => tax.discount)).toEqual([30, 0]);
    expect(bases(totals)).toEqual([70, -40]);
    expect(totals.total).toBe(42.7);
  });

  it('spreads a charge on the document like a discount', () => {
    const byAmount = documentTotals({ lines: [line(3, 111.11, 21), line(2, 77.77, 5)], charges: [{ amount: 100 }] });
    expect(byAmount.taxes.map((tax) => tax.charge)).toEqual([68.18, 31.82]);
    expect(byAmount).toMatchObject({ subtotal: 488.87, charge: 100, net: 588.87 });
    const byPercent = documentTotals({ lines: [line(1, 33.33, 21), line(1, 33.33, 5)], charges: [{ percent: 5 }] });
    expect(byPercent).toMatchObject({ charge: 3.34, net: 70 });
  });

  it('puts a charge with a tax of its own into that group, also where no line has it', () => {
    const tax = (taxPercent: number) => ({ taxPercent, taxCategory: 'S' as const });
    const lines = [line(1, 100, 21), line(1, 50, 5)];
    const totals = documentTotals({
      lines,
      charges: [
        { amount: 10, tax: tax(5) },
        { percent: 10, tax: tax(21) },
        { amount: 1.5, tax: tax(12) },
      ],
    });
    expect(totals.taxes.map(({ percent, charge, base, amount }) => [percent, charge, base, amount])).toEqual([
      [21, 10, 110, 23.1],
      [12, 1.5, 1.5, 0.18],
      [5, 10, 60, 3],
    ]);
    expect(totals).toMatchObject({ subtotal: 150, charge: 21.5, net: 171.5, total: 197.78 });
  });

  it('takes what was paid from the amount due only, and may owe the customer', () => {
    const totals = documentTotals({ lines: [line(1, 100, 21)], prepaid: 150 });
    expect(totals).toMatchObject({ tax: 21, total: 121, prepaid: 150, due: -29 });
  });

  it.each([
    [1, 33.33, -0.33, 33],
    [1, 33.5, 0.5, 34],
    [0.05, 33.33, 0.02, 33.35],
    [0.05, 33.32, -0.02, 33.3],
  ])('rounds the amount due to multiples of %d: %d', (roundPayableTo, price, rounding, due) =>
    expect(documentTotals({ lines: [line(1, price, 0)], roundPayableTo })).toMatchObject({ total: price, rounding, due }),
  );
});

describe('a document with lines that take something off', () => {
  type Document = Required<Pick<DocumentTotalsInput, 'lines' | 'pricesIncludeTax' | 'charges'>> & DocumentTotalsInput;
  /** Runs a property on documents of which a group at least is above zero. */
  const onMixed = (property: (document: Document, nets: ReadonlyMap<number | null, number>, chance: Chance) => void): void => {
    let tried = 0;
    randomly(2000, (chance) => {
      const { cents, list, pick, whole } = chance;
      const lines = list(1, 6, () => line(pick([1, 1, -1]) * whole(1, 5), cents(0, 20_000), pick([21, 5, 0, 25])));
      const net = (percent: number) =>
        sum(
          documentTotals({ lines: lines.filter((one) => one.taxPercent === percent), mayBeNegative: true }).lines.map(
            (one) => one.net,
          ),
        );
      const nets = new Map(lines.map(({ taxPercent }) => [taxPercent, net(taxPercent ?? 0)]));
      if (![...nets.values()].some((one) => one > 0)) return;
      tried += 1;
      const charges = list(0, 2, () => ({
        ...pick([{ amount: cents(0, 5000) }, { percent: whole(0, 100) }]),
        ...pick([{}, { tax: { taxPercent: pick([21, 5]), taxCategory: 'S' as const } }]),
      }));
      property({ lines, charges, pricesIncludeTax: pick([true, false]), mayBeNegative: true }, nets, chance);
    });
    expect(tried).toBeGreaterThan(500);
  };
  const above = (nets: Iterable<number>): number => sum([...nets].filter((net) => net > 0));

  it('never gets a higher total by a discount, nor a discount above what is to be paid', () =>
    onMixed((document, nets, { cents, pick, whole }) => {
      const most = above(nets.values());
      const discount = pick([{ discountPercent: whole(0, 100) }, { discountAmount: Math.min(cents(0, 30_000), most) }]);
      const [less, before] = [documentTotals({ ...document, ...discount }), documentTotals(document)];
      expect(less.total).toBeLessThanOrEqual(before.total);
      expect(less.discount).toBeLessThanOrEqual(most);
      for (const tax of less.taxes) {
        expect(tax.discount).toBeGreaterThanOrEqual(0);
        expect(tax.discount).toBeLessThanOrEqual(Math.max(nets.get(tax.percent) ?? 0, 0));
      }
      if (!document.pricesIncludeTax) expect(less.net).toBe(add(less.subtotal, negate(less.discount), less.charge));
      expect(less.total).toBe(add(less.net, less.tax));
      const tooMuch = { ...document, discountAmount: add(most, 0.01) };
      expect(() => documentTotals(tooMuch)).toThrow(expect.objectContaining({ code: 'document.discount_incorrect' }));
    }));

  it('never gets a lower total by a charge', () =>
    onMixed(({ charges, ...document }) => {
      const [more, before] = [documentTotals({ ...document, charges }), documentTotals(document)];
      expect(more.total).toBeGreaterThanOrEqual(before.total);
      expect(Math.min(...more.taxes.map(({ charge }) => charge))).toBeGreaterThanOrEqual(0);
    }));

  it.each<[string, DocumentTotalsInput]>([
    ['a group below zero outweighs the others', { lines: [line(1, 100, 21), line(-1, 150, 5)], discountPercent: 90 }],
    ['all is below zero', { lines: [line(-1, 20, 21)], discountPercent: 100 }],
    [
      'a discount leaves less than is taken off',
      { lines: [line(1, 100, 21), line(-1, 50, 21), line(-1, 40, 5)], discountPercent: 90 },
    ],
    [
      'a charge lies on what is taken off',
      { lines: [line(-1, 100, 21)], charges: [{ percent: 100, tax: { taxPercent: 21, taxCategory: 'S' } }] },
    ],
  ])('is refused where %s', (_, input) =>
    expect(() => documentTotals(input)).toThrow(expect.objectContaining({ code: 'document.total_incorrect' })),
  );
});

describe('a document that may be negative', () => {
  const reversed = (input: DocumentTotalsInput): DocumentTotals =>
    documentTotals({
      ...input,
      lines: input.lines.map((one) => ({ ...one, quantity: negate(one.quantity), charge: one.charge && negate(one.charge) })),
      mayBeNegative: true,
    });
  /** Changes the sign of every amount of a document; percentages and zeros have none. */
  const withMinus = ({ lines, taxes, charges, allowances, ...sums }: DocumentTotals): DocumentTotals => ({
    ...(Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, negate(value)])) as typeof sums),
    charges: charges.map(negate),
    allowances: allowances.map(negate),
    lines: lines.map((one) => ({ gross: negate(one.gross), discount: negate(one.discount), net: negate(one.net) })),
    taxes: taxes.map((tax) => ({
      ...tax,
      discount: negate(tax.discount),
      charge: negate(tax.charge),
      base: negate(tax.base),
      amount: negate(tax.amount),
    })),
  });

  it('mirrors the golden example: all signs are reversed, the cents are the same', () => {
    const lines = [line(1, 100, 21), line(1, 33.33, 21), line(1, 49.99, 5)];
    expect(reversed({ lines, discountPercent: 10 })).toMatchObject({
      subtotal: -183.32,
      discount: -18.33,
      net: -164.99,
      tax: -27.45,
    });
  });

  it.each([false, true])('mirrors any document to the cent, prices with tax: %s', (pricesIncludeTax) =>
    randomly(200, ({ cents, list, pick, whole }) => {
      const lines = list(1, 6, () =>
        line(whole(1, 9000) / 1000, cents(1, 90_000), pick([21, 12, 5, 0, 25]), {
          discountPercent: whole(0, 100),
          charge: cents(0, 5000),
        }),
      );
      const input = { lines, pricesIncludeTax, discountPercent: whole(0, 50), charges: [{ amount: cents(0, 5000) }] };
      if (sum(documentTotals({ lines }).lines.map(({ net }) => net)) === 0) return;
      expect(reversed(input)).toEqual(withMinus(documentTotals(input)));
    }),
  );

  it('is refused below the largest total turned round', () =>
    expect(() => reversed({ lines: [line(1, 999_999_999_999.99, 21)] })).toThrow(
      expect.objectContaining({ code: 'document.total_incorrect' }),
    ));
});

describe('prices that include tax', () => {
  it('takes the tax out once per rate, so that the total is what the customer saw', () => {
    const totals = documentTotals({ pricesIncludeTax: true, lines: [line(1, 9.99, 21), line(1, 9.99, 21), line(1, 9.99, 21)] });
    expect(totals).toMatchObject({ subtotal: 29.97, net: 24.77, tax: 5.2, total: 29.97 });
  });

  it('takes the discount off the prices with tax', () => {
    const totals = documentTotals({ pricesIncludeTax: true, lines: [line(1, 121, 21), line(1, 105, 5)], discountPercent: 50 });
    expect(totals).toMatchObject({ subtotal: 226, discount: 113, net: 100, tax: 13, total: 113 });
    expect(amounts(totals)).toEqual([10.5, 2.5]);
  });

  it('is the same as without when there is no tax', () => {
    const lines = [line(3, 33.335, 0)];
    expect(documentTotals({ lines, pricesIncludeTax: true })).toEqual(documentTotals({ lines }));
  });
});

describe('refusals', () => {
  const lines = [line(1, 100, 21), line(1, 50, 5)];
  it.each<[string, string, DocumentTotalsInput]>([
    ['a line percentage above 100', 'lines.0.discountPercent', { lines: [line(1, 100, 21, { discountPercent: 100.01 })] }],
    [
      'a negative line percentage',
      'lines.1.discountPercent',
      { lines: [line(1, 1, 21), line(1, 100, 21, { discountPercent: -1 })] },
    ],
    ['a line discount above the line', 'lines.0.discountAmount', { lines: [line(1, 100, 21, { discountAmount: 100.01 })] }],
    ['a line discount above a negative line', 'lines.0.discountAmount', { lines: [line(-1, 5, 21, { discountAmount: 5.01 })] }],
    ['a negative line discount', 'lines.0.discountAmount', { lines: [line(1, 100, 21, { discountAmount: -0.01 })] }],
    ['both ways at once', 'lines.0.discountPercent', { lines: [line(1, 100, 21, { discountAmount: 1, discountPercent: 1 })] }],
    ['a document percentage above 100', 'discountPercent', { lines, discountPercent: 101 }],
    ['a negative document percentage', 'discountPercent', { lines, discountPercent: -1 }],
    ['a document discount above the lines', 'discountAmount', { lines, discountAmount: 150.01 }],
    ['a negative document discount', 'discountAmount', { lines, discountAmount: -0.01 }],
    ['a document discount on nothing', 'discountAmount', { lines: [], discountAmount: 1 }],
    ['a negative charge', 'charges.1.amount', { lines, charges: [{ amount: 1 }, { amount: -0.01 }] }],
    ['a charge said both ways', 'charges.0.percent', { lines, charges: [{ amount: 1, percent: 1 }] }],
  ])('%s is incorrect', (_what, path, input) => {
    const code = path.startsWith('charges') ? 'document.charge_incorrect' : 'document.discount_incorrect';
    expect(() => documentTotals(input)).toThrow(expect.objectContaining({ code, errors: { [path]: { code } } }));
  });

  it('takes the whole document off, and a null as none', () => {
    expect(documentTotals({ lines, discountAmount: 150 }).total).toBe(0);
    expect(documentTotals({ lines, discountAmount: null, discountPercent: null })).toEqual(documentTotals({ lines }));
    expect(documentTotals({ lines, discountAmount: 0, discountPercent: 10 }).discount).toBe(15);
  });

  it.each<[string, DocumentTotalsInput]>([
    ['below zero', { lines: [line(-1, 0.01, 0)] }],
    ['of a negative price', { lines: [line(1, -100, 21)] }],
    ['too large', { lines: [line(1_000_000, 1_000_000, 0)] }],
    ['too large with its tax', { lines: [line(1, 999_999_999_999.99, 21)] }],
  ])('a total %s is incorrect', (_what, input) =>
    expect(() => documentTotals(input)).toThrow(expect.objectContaining({ code: 'document.total_incorrect' })),
  );

  it('takes the largest total', () =>
    expect(documentTotals({ lines: [line(1, 999_999_999_999.99, 0)] }).due).toBe(999_999_999_999.99));
});

describe('every document', () => {
  const negativeZeros = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).some(negativeZeros) : Object.is(value, -0);

  it.each([false, true])('adds up, prices with tax: %s', (pricesIncludeTax) =>
    randomly(400, ({ cents, list, pick, whole }) => {
      const lines = list(1, 9, () =>
        line(whole(0, 40_000) / 1000, cents(0, 500_000), pick([21, 12, 5, 0, 25, 11.11]), { discountPercent: whole(0, 400) / 4 }),
      );
      const totals = documentTotals({ lines, pricesIncludeTax, discountPercent: whole(0, 100) });
      const { subtotal, discount, net, tax, total, due, taxes } = totals;
      expect(sum(totals.lines.map((one) => one.net))).toBe(subtotal);
      totals.lines.forEach((one) => expect(subtract(one.gross, one.discount)).toBe(one.net));
      expect(sum(taxes.map((row) => row.discount))).toBe(discount);
      expect(sum(bases(totals))).toBe(net);
      expect(sum(amounts(totals))).toBe(tax);
      expect(add(net, tax)).toBe(total);
      expect(due).toBe(total);
      expect(subtract(subtotal, discount)).toBe(pricesIncludeTax ? total : net);
      if (!pricesIncludeTax) taxes.forEach((row) => expect(row.amount).toBe(percentOf(row.base, row.percent ?? 0)));
      expect(negativeZeros(totals)).toBe(false);
    }),
  );

  it('takes a fixed discount off exactly', () =>
    randomly(300, ({ cents, list, pick, whole }) => {
      const lines = list(1, 6, () => line(whole(1, 20), cents(1, 90_000), pick([21, 12, 5, 0])));
      const plain = documentTotals({ lines });
      const discountAmount = cents(0, Math.round(plain.subtotal * 100));
      const totals = documentTotals({ lines, discountAmount });
      expect(totals.discount).toBe(discountAmount);
      expect(totals.net).toBe(subtract(plain.subtotal, discountAmount));
      totals.taxes.forEach((row) => expect(row.base).toBeGreaterThanOrEqual(0));
    }));
});
