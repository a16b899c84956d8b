import { describe, expect, it } from '@jest/globals';
import { randomly } from '../../platform/testing/randomly.ts';
import type { DocumentLine } from '../../documents/totals/document-totals.ts';
import { assertUsedElsewhere } from './credit-note.checks.ts';
import { aCreditableInvoice, creditedBy } from './credit-note.sample.ts';
import { leftOf, wholeCredit } from './credit-note.lines.ts';
import { creditFigures, creditSplit, type CreditFigures } from './credit-note.rules.ts';
import type { CreditableInvoice } from './credit-note.ts';

const line = (quantity: number, unitPrice: number, taxPercent = 21, more: Partial<DocumentLine> = {}): DocumentLine => ({
  quantity,
  unitPrice,
  taxPercent,
  taxCategory: taxPercent ? 'S' : 'Z',
  ...more,
});
const refusal = (code: string, field?: string) =>
  expect.objectContaining({ code, ...(field && { errors: { [field]: expect.objectContaining({ code }) } }) });

describe('a credit note', () => {
  it('over all of an invoice is its mirror', () => {
    const invoice = aCreditableInvoice({ lines: [line(1, 100), line(1, 33.33), line(1, 49.99, 5)], discountPercent: 10 });
    const whole = creditFigures(invoice, wholeCredit(invoice, true));
    expect(whole).toMatchObject({ subtotal: 183.32, discount: 18.33, net: 164.99, tax: 27.45, total: 192.44, due: 192.44 });
    expect(whole.taxes.map(({ base, amount }) => [base, amount])).toEqual([
      [120, 25.2],
      [44.99, 2.25],
    ]);
  });

  it('takes its share of a discount and of the tax', () => {
    const invoice = aCreditableInvoice({ lines: [line(2, 50)], discountPercent: 10 });
    expect(creditFigures(invoice, [{ invoiceLineId: 1, quantity: 1 }])).toMatchObject({
      subtotal: 50,
      discount: 5,
      net: 45,
      tax: 9.45,
      total: 54.45,
    });
  });

  it('gives back for one what was paid for one', () => {
    const invoice = aCreditableInvoice({ lines: [line(10, 100, 21, { discountPercent: 10 })] });
    const [credited] = creditFigures(invoice, [{ invoiceLineId: 1, quantity: 4 }]).lines;
    expect(credited).toMatchObject({ quantity: 4, unitPrice: 90, net: 360, discountPercent: 0 });
  });

  it('credits an amount of a line and leaves its quantity', () => {
    const invoice = aCreditableInvoice({ lines: [line(10, 100)] });
    const note = creditFigures(invoice, [{ invoiceLineId: 1, amount: 150 }]);
    expect(note.lines[0]).toMatchObject({ quantity: 1, unitPrice: 150, net: 150, unit: 'C62', isByAmount: true });
    expect(leftOf(creditedBy(invoice, note).lines[0] as CreditableInvoice['lines'][number])).toEqual({ quantity: 10, net: 850 });
  });

  it('takes the rest with the last of a line, after an amount was credited', () => {
    const before = aCreditableInvoice({ lines: [line(3, 33.33)] });
    const invoice = creditedBy(before, creditFigures(before, [{ invoiceLineId: 1, amount: 9.99 }]));
    const note = creditFigures(invoice, [{ invoiceLineId: 1, quantity: 3 }]);
    expect(note).toMatchObject({ net: 90, tax: 18.9 });
  });

  it('credits what rounded the amount to pay with the rest of the invoice', () => {
    const invoice = aCreditableInvoice({ lines: [line(2, 10.31)], roundPayableTo: 1 });
    const half = creditFigures(invoice, [{ invoiceLineId: 1, quantity: 1 }]);
    const rest = creditFigures(creditedBy(invoice, half), [{ invoiceLineId: 1, quantity: 1 }]);
    expect([half.rounding, half.due, rest.rounding, rest.due]).toEqual([0, 12.48, 0.05, 12.52]);
  });

  it('credits a charge that has a tax of its own with the rest of the invoice', () => {
    const charge = { amount: 10, tax: { taxPercent: 12, taxCategory: 'S' } } as const;
    const invoice = aCreditableInvoice({ lines: [line(2, 50)], charges: [charge] });
    const half = creditFigures(invoice, [{ invoiceLineId: 1, quantity: 1 }]);
    expect(half.taxes.map(({ percent }) => percent)).toEqual([21]);
    expect(creditFigures(creditedBy(invoice, half), [{ invoiceLineId: 1, quantity: 1 }])).toMatchObject({ charge: 10, net: 60 });
  });

  it.each([
    ['no line', [], 'credit_note.no_lines', 'lines'],
    ['more than the quantity', [{ invoiceLineId: 1, quantity: 2.000001 }], 'credit_note.over_quantity', 'lines.0.quantity'],
    ['more than the amount', [{ invoiceLineId: 1, amount: 100.01 }], 'credit_note.over_amount', 'lines.0.amount'],
    ['both', [{ invoiceLineId: 1, quantity: 1, amount: 1 }], 'credit_note.quantity_or_amount', 'lines.0.amount'],
    ['neither', [{ invoiceLineId: 1 }], 'credit_note.quantity_or_amount', 'lines.0.quantity'],
    ['a line of another invoice', [{ invoiceLineId: 7, quantity: 1 }], 'error.reference_missing', 'lines.0.invoiceLineId'],
    [
      'a line twice',
      [
        { invoiceLineId: 1, quantity: 1 },
        { invoiceLineId: 1, quantity: 1 },
      ],
      'field.repeated',
      'lines.1.invoiceLineId',
    ],
    [
      'hours of another line',
      [{ invoiceLineId: 1, quantity: 1, sources: [{ kind: 'timeEntry' as const, id: 9 }] }],
      'credit_note.other_sources',
      'lines.0.sources',
    ],
  ])('is refused with %s', (_what, wanted, code, field) =>
    expect(() => creditFigures(aCreditableInvoice({ lines: [line(2, 50)] }), wanted)).toThrow(refusal(code, field)),
  );

  it('is refused where the line that takes something off stays behind', () => {
    const invoice = aCreditableInvoice({ lines: [line(1, 100), line(-1, 20)] });
    expect(() => creditFigures(invoice, [{ invoiceLineId: 1, quantity: 1 }])).toThrow(refusal('credit_note.over_invoice'));
    expect(() => creditFigures(invoice, [{ invoiceLineId: 2, quantity: 1 }])).toThrow(refusal('credit_note.over_invoice'));
    expect(creditFigures(invoice, wholeCredit(invoice, false))).toMatchObject({ net: 80, tax: 16.8 });
  });
});

describe('what is credited', () => {
  it.each([
    [121, 121, { applied: 121, unallocated: 0 }],
    [121, 21, { applied: 21, unallocated: 100 }],
    [121, 0, { applied: 0, unallocated: 121 }],
  ])('%d on a balance of %d', (due, balance, split) => expect(creditSplit(due, { balance, writtenOff: 0 })).toEqual(split));

  it('is not given to a customer who never paid it', () =>
    expect(() => creditSplit(121, { balance: 21, writtenOff: 100 })).toThrow(refusal('credit_note.written_off')));
});

describe('credit', () => {
  it('is taken back from another invoice', () =>
    expect(() => assertUsedElsewhere({ invoiceId: 7 }, { invoiceId: 8 })).not.toThrow());

  it('stays on the invoice that the credit note is for', () =>
    expect(() => assertUsedElsewhere({ invoiceId: 7 }, { invoiceId: 7 })).toThrow(refusal('credit_note.own_use')));
});

/** Recomputes by another method, in whole cents with BigInt: only sums, never single notes. */
const half = (above: bigint, below: bigint): bigint => {
  const [a, b] = below < 0n ? [-above, -below] : [above, below];
  return a < 0n ? -((-a * 2n + b) / (b * 2n)) : (a * 2n + b) / (b * 2n);
};
const inCents = (amount: number): bigint => BigInt(Math.round(amount * 100));
const sumOf = (amounts: readonly number[]): bigint => amounts.reduce((sum, amount) => sum + inCents(amount), 0n);

function groupsBy(invoice: CreditableInvoice, notes: readonly CreditFigures[]) {
  return invoice.taxes.map((tax) => {
    const isIn = (one: { taxPercent: number | null }): boolean => one.taxPercent === tax.percent;
    const [whole, part] = [invoice.lines, notes.flatMap(({ lines }) => lines)].map((lines) =>
      sumOf(lines.filter(isIn).map(({ net }) => net)),
    ) as [bigint, bigint];
    const mine = notes.flatMap(({ taxes }) => taxes.filter(({ percent }) => percent === tax.percent));
    const [discount, charge, base, amount] = (['discount', 'charge', 'base', 'amount'] as const).map((key) =>
      sumOf(mine.map((one) => one[key])),
    ) as [bigint, bigint, bigint, bigint];
    const of = (share: number): bigint => (whole ? half(inCents(share) * part, whole) : 0n);
    const price = part - of(tax.discount) + of(tax.charge);
    const percent = BigInt(tax.percent ?? 0);
    const taken = invoice.pricesIncludeTax ? half(price * percent, 100n + percent) : half(price * percent, 100n);
    return {
      sums: { discount, charge, base, amount },
      asked: {
        discount: of(tax.discount),
        charge: of(tax.charge),
        base: invoice.pricesIncludeTax ? price - taken : price,
        amount: taken,
      },
      most: { base: inCents(tax.base), amount: inCents(tax.amount) },
    };
  });
}

it('all notes of any invoice come to it to the cent, and none before the last to more', () =>
  randomly(10_000, ({ cents, list, pick, whole }) => {
    const lines = list(1, 5, () =>
      line(whole(1, 40_000) / 1000, cents(1, 30_000), pick([21, 12, 5, 0, 25]), {
        discountPercent: pick([0, 0, 10, 33, 99]),
        charge: pick([0, 0, cents(0, 900)]),
      }),
    );
    const terms = { pricesIncludeTax: pick([true, false]), discountPercent: pick([0, 0, 7, 50, 100]) };
    const first = aCreditableInvoice({ lines, ...terms, roundPayableTo: pick([0, 0, 1, 0.05]) || undefined });
    let [invoice, notes] = [first, [] as CreditFigures[]];
    const credit = (wanted: Parameters<typeof creditFigures>[1]): void => {
      const note = creditFigures(invoice, wanted);
      notes = [...notes, note];
      invoice = creditedBy(invoice, note);
    };
    for (let times = whole(0, 4); times > 0; times -= 1) {
      const open = invoice.lines.filter((one) => leftOf(one).net > 0 && leftOf(one).quantity > 0);
      const chosen = pick([open[whole(0, open.length - 1)], open[0]]);
      if (!chosen) break;
      const left = leftOf(chosen);
      const part = whole(1, 1000);
      const amount = Math.round(left.net * part) / 1000;
      const inAmount = Math.round(amount * 100) / 100;
      const quantity = Math.round(left.quantity * part) / 1000 || left.quantity;
      credit([
        {
          invoiceLineId: chosen.id,
          ...(inAmount && pick([true, false]) ? { amount: inAmount } : { quantity: Math.min(quantity, left.quantity) }),
        },
      ]);
      for (const { sums, asked, most } of groupsBy(first, notes)) {
        if (sums.base === most.base && sums.amount === most.amount) continue;
        expect(sums).toEqual(asked);
        expect(sums.base <= most.base && sums.amount <= most.amount).toBe(true);
      }
    }
    const rest = wholeCredit(invoice, false);
    if (rest.length) credit(rest);
    for (const { sums, most } of groupsBy(first, notes)) expect([sums.base, sums.amount]).toEqual([most.base, most.amount]);
    expect(sumOf(notes.map(({ due }) => due))).toBe(inCents(first.total) + inCents(first.rounding));
    expect(sumOf(notes.map(({ subtotal }) => subtotal))).toBe(sumOf(first.lines.map(({ net }) => net)));
  }));
