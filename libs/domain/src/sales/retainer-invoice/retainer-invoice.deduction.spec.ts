import { describe, expect, it } from '@jest/globals';
import { randomly } from '../../platform/testing/randomly.ts';
import { add, percentOf, subtract, sum } from '../../platform/values/money.ts';
import { assertApplicable, assertNothingShared } from './retainer-invoice.checks.ts';
import { advanceShares, deductionLine, type AdvanceShare } from './retainer-invoice.deduction.ts';

const refusal = (code: string) => expect.objectContaining({ code }) as unknown as Error;
const high: AdvanceShare = { category: 'S', percent: 21, base: 1000, amount: 210 };
const low: AdvanceShare = { category: 'S', percent: 5, base: 100, amount: 5 };
const none: AdvanceShare = { category: 'AE', percent: 0, base: 50, amount: 0 };

describe('the parts of a taxed advance', () => {
  it.each([
    ['half of one rate', [high], [], 605, [{ ...high, base: 500, amount: 105 }]],
    ['all of two rates', [high, low], [], 1315, [high, low]],
    ['the rest of one', [high], [{ ...high, base: 500, amount: 105 }], 605, [{ ...high, base: 500, amount: 105 }]],
    ['a cent', [high], [], 0.01, [{ ...high, base: 0.01, amount: 0 }]],
    [
      'a part whose tax would be more than is left',
      [{ ...high, base: 1, amount: 0 }],
      [],
      0.03,
      [{ ...high, base: 0.03, amount: 0 }],
    ],
    ['a rate of 0', [none], [], 20, [{ ...none, base: 20, amount: 0 }]],
  ] as const)('%s', (_, taxes, used, amount, parts) => expect(advanceShares(taxes, used, amount)).toEqual(parts));

  it('are the advance to the cent, however it is split, and never more than a rate has', () =>
    randomly(300, ({ cents, pick }) => {
      const taxes = ([21, 9, 0] as const).slice(0, pick([1, 2, 3])).map((percent): AdvanceShare => {
        const base = cents(1, 200_000);
        return { category: percent ? 'S' : 'Z', percent, base, amount: percentOf(base, percent) };
      });
      const whole = sum(taxes.map(({ base, amount }) => add(base, amount)));
      const used: AdvanceShare[] = [];
      let left = whole;
      for (const share of [0.3, 0.5, 1]) {
        const amount = share === 1 ? left : Math.floor(left * share * 100) / 100;
        if (amount <= 0) continue;
        const parts = advanceShares(taxes, used, amount);
        expect(sum(parts.map((part) => add(part.base, part.amount)))).toBe(amount);
        for (const part of parts) expect(Math.min(part.base, part.amount)).toBeGreaterThanOrEqual(0);
        used.push(...parts);
        left = subtract(left, amount);
      }
      for (const tax of taxes) {
        const own = used.filter(({ percent }) => percent === tax.percent);
        expect([sum(own.map(({ base }) => base)), sum(own.map(({ amount }) => amount))]).toEqual([tax.base, tax.amount]);
      }
    }));
});

describe('the line that deducts an advance', () => {
  const advance = {
    retainerInvoiceId: 7,
    number: 'RET-2026-0007',
    invoiceDate: '2026-03-01',
    taxRateId: 1,
    base: 500,
    amount: 105,
  };
  it.each([
    ['en', false, 'Advance RET-2026-0007 of 2026-03-01', 500],
    ['lt', false, 'Avansas RET-2026-0007, 2026-03-01', 500],
    ['no', true, 'Forskudd RET-2026-0007 av 2026-03-01', 605],
  ] as const)('in %s, with prices including tax %s', (language, pricesIncludeTax, description, unitPrice) =>
    expect(deductionLine(advance, { language, pricesIncludeTax })).toMatchObject({
      description,
      quantity: -1,
      unitPrice,
      taxRateId: 1,
      advanceOf: 7,
    }),
  );
});

describe('refusals', () => {
  const retainer = { customerId: 1, currency: 'EUR', paid: 605, applied: 0, refunded: 0, carriesTax: true };
  const invoice = { customerId: 1, currency: 'EUR', status: 'draft' as const, balance: 1000 };
  it('a taxed advance is used by a draft only', () => {
    expect(() => assertApplicable(retainer, invoice, 605, false)).not.toThrow();
    expect(() => assertApplicable(retainer, { ...invoice, status: 'sent' }, 1, false)).toThrow(refusal('retainer_invoice.taxed'));
    expect(() => assertApplicable({ ...retainer, carriesTax: false }, { ...invoice, status: 'sent' }, 1, false)).not.toThrow();
  });

  it.each([
    [{ discountPercent: 10 }, 'discountPercent'],
    [{ discountAmount: 1 }, 'discountAmount'],
    [
      {
        charges: [
          { taxRateId: 1, percent: null },
          { taxRateId: null, percent: null },
        ],
      },
      'charges.1.amount',
    ],
    [{ charges: [{ taxRateId: 1, percent: 2 }] }, 'charges.0.amount'],
  ])('%j would take a share of the advance', (document, path) =>
    expect(() => assertNothingShared(document)).toThrow(
      expect.objectContaining({ errors: { [path]: { code: 'retainer_invoice.whole_discount' } } }),
    ),
  );

  it('a charge with its own rate does not', () =>
    expect(() => assertNothingShared({ charges: [{ taxRateId: 1, percent: null }] })).not.toThrow());
});
