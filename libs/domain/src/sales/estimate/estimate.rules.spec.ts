import { describe, expect, it } from '@jest/globals';
import { assertDecidable, assertExpiry, assertLost, assertNoSources } from './estimate.checks.ts';
import { documentFields } from '../../documents/fields/document.ts';
import { pick } from '../../platform/values/pick.ts';
import { estimateColumns, invoiceOf } from './estimate.draft.ts';
import type { EstimateInput } from './estimate.input.ts';
import {
  assertNotOnlyOptional,
  assertOptions,
  choiceOf,
  countedLines,
  optionalPositions,
  totalWith,
} from './estimate.options.ts';
import { estimateBadge, expiryDateOf, isExpired, wonAmountShare, wonShare } from './estimate.rules.ts';
import { estimateMachine, estimateStatuses } from './estimate.status.ts';
import type { EstimateDetail } from './estimate.ts';
import { draftColumns } from '../invoice/invoice.draft.ts';
import { randomly } from '../../platform/testing/randomly.ts';

const today = '2026-11-21';

describe('the share of estimates that were won', () => {
  it.each([
    [3, 1, 1, 60],
    [1, 2, 0, 33],
    [2, 1, 0, 67],
    [0, 0, 4, 0],
    [0, 0, 0, null],
  ])('of %i accepted, %i declined and %i expired is %s', (acceptedCount, rejectedCount, expiredCount, share) => {
    expect(wonShare({ acceptedCount, rejectedCount, expiredCount })).toBe(share);
  });
});

describe('the share of the amounts that was won', () => {
  it.each([
    [300, 100, 75],
    [100, 200, 33],
    [0, 50, 0],
    [0, 0, null],
  ])('of %d accepted and %d lost is %s', (acceptedAmount, lostAmount, share) => {
    expect(wonAmountShare({ acceptedAmount, lostAmount })).toBe(share);
  });
});

describe('an estimate', () => {
  it.each([
    ['draft', ['send', 'delete']],
    ['sent', ['accept', 'decline', 'revise', 'convert']],
    ['accepted', ['decline', 'convert']],
    ['rejected', ['accept', 'revise']],
  ] as const)('that is %s offers %j', (status, verbs) => expect(estimateMachine.actionsFrom(status)).toEqual(verbs));

  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
  ])('that ends with %s has expired on 2026-11-21: %s', (expiryDate, expired) =>
    expect(isExpired({ status: 'sent', expiryDate }, today)).toBe(expired),
  );

  it('expires only while the customer has not answered', () =>
    expect(estimateStatuses.filter((status) => isExpired({ status, expiryDate: '2026-01-01' }, today))).toEqual(['sent']));

  it.each([
    [{ status: 'draft', expiryDate: '2026-01-01', invoiceId: null }, 'draft'],
    [{ status: 'sent', expiryDate: '2026-11-21', invoiceId: null }, 'sent'],
    [{ status: 'sent', expiryDate: '2026-11-20', invoiceId: null }, 'expired'],
    [{ status: 'accepted', expiryDate: '2026-11-20', invoiceId: null }, 'accepted'],
    [{ status: 'accepted', expiryDate: '2026-11-20', invoiceId: 7 }, 'invoiced'],
    [{ status: 'rejected', expiryDate: '2026-11-20', invoiceId: null }, 'rejected'],
  ] as const)('%j shows as %s', (estimate, badge) => expect(estimateBadge(estimate, today)).toBe(badge));

  it('is valid for the days that the firm has chosen', () => expect(expiryDateOf('2026-11-21', 30)).toBe('2026-12-21'));
});

describe('refusals', () => {
  it('names an expiry date before the estimate date', () => {
    expect(() => assertExpiry({ estimateDate: today, expiryDate: today })).not.toThrow();
    expect(() => assertExpiry({ estimateDate: today, expiryDate: '2026-11-20' })).toThrow(
      expect.objectContaining({ errors: { expiryDate: { code: 'estimate.expires_before_date' } } }),
    );
  });

  it('names each line that bills hours', () => {
    expect(() => assertNoSources([{}, { sources: [] }])).not.toThrow();
    expect(() => assertNoSources([{}, { sources: [{ kind: 'timeEntry', id: 1 }] }])).toThrow(
      expect.objectContaining({ errors: { 'lines.1.description': { code: 'estimate.no_sources' } } }),
    );
  });

  it.each(estimateStatuses)('lets only a declined estimate have a reason for the loss: %s', (status) => {
    if (status === 'rejected') expect(() => assertLost({ status })).not.toThrow();
    else expect(() => assertLost({ status })).toThrow('estimate.cannot_explain_loss');
  });

  it('leaves an invoiced estimate as it is, and asks about an expired one', () => {
    const estimate = { status: 'sent', expiryDate: '2026-11-20', invoiceId: null } as const;
    expect(() => assertDecidable({ ...estimate, invoiceId: 3 }, today, true)).toThrow('estimate.is_invoiced');
    expect(() => assertDecidable(estimate, today)).toThrow('estimate.expired');
    expect(() => assertDecidable(estimate, today, true)).not.toThrow();
    expect(() => assertDecidable(estimate, '2026-11-20')).not.toThrow();
  });
});

describe('the invoice of an estimate', () => {
  const rates = [
    { id: 1, name: 'VAT 21', percent: 21, category: 'S', exemptionReason: null, isafCode: null, saftCode: null },
    { id: 2, name: 'VAT 5', percent: 5, category: 'S', exemptionReason: null, isafCode: null, saftCode: null },
  ] as const;
  const rateOf = ({ taxRateId }: { taxRateId: number }) => {
    const rate = rates.find(({ id }) => id === taxRateId);
    if (!rate) throw new Error(`There is no rate ${taxRateId}`);
    return rate;
  };

  const basis = { rateOf, exchangeRate: 1, exchangeRateInverted: false };
  const anyEstimate = ({ whole, cents }: Parameters<Parameters<typeof randomly>[1]>[0]): EstimateInput => ({
    customerId: 1,
    estimateDate: today,
    expiryDate: '2026-12-21',
    currency: 'EUR',
    exchangeRate: 1,
    language: 'en',
    pricesIncludeTax: whole(0, 1) === 1,
    discountPercent: whole(0, 2) ? null : whole(1, 20),
    charges: whole(0, 3) ? [] : [{ reason: 'Travel', amount: cents(1, 5000), taxRateId: whole(1, 2) }],
    lines: Array.from({ length: whole(1, 12) }, () => ({
      kind: 'text' as const,
      description: 'Work',
      quantity: whole(1, 400) / 8,
      unit: 'HUR',
      unitPrice: cents(0, 50_000),
      baseQuantity: whole(1, 3),
      discountPercent: whole(0, 1) ? whole(0, 30) : 0,
      charge: whole(0, 4) ? 0 : cents(1, 900),
      taxRateId: whole(1, 2),
      optional: whole(0, 2) === 0,
    })),
  });

  it('comes to what was accepted to the cent, whatever its lines, discount, charges and the choice of optional lines', () =>
    randomly(1000, (chance) => {
      const input = anyEstimate(chance);
      const estimate = estimateColumns(input, basis) as unknown as EstimateDetail;
      const options = optionalPositions(estimate.lines);
      const chosen = choiceOf(
        estimate.lines,
        options.filter(() => chance.whole(0, 1)),
      );
      const invoice = draftColumns(invoiceOf(estimate, chosen, '2026-12-01', 14), basis);
      expect(invoice.total).toBe(totalWith(estimate, chosen));
      expect(invoice).toMatchObject({ invoiceDate: '2026-12-01', dueDate: '2026-12-15', balance: invoice.total });
      expect(invoice.lines).toHaveLength(estimate.lines.length - options.length + chosen.length);
      expect(totalWith(estimate, [])).toBe(estimate.total);
      expect(totalWith(estimate, options)).toBe(estimate.fullTotal);
    }));

  it('has every field that the estimate has, but not its internal note and its number series', () => {
    const own = ['internalNote', 'numberSeriesId', 'numberSeriesReason'];
    const typed = Object.fromEntries(documentFields.map((field) => [field, `the ${field}`]));
    const estimate = { ...typed, charges: [], lines: [] } as unknown as EstimateDetail;
    const { lines: _, ...invoice } = invoiceOf(estimate, [], '2026-12-01', 14);
    const kept = documentFields.filter((field) => !own.includes(field));
    expect(pick(invoice, kept)).toEqual(pick(estimate, kept));
    expect(Object.keys(invoice)).not.toEqual(expect.arrayContaining(own));
  });

  it('has the same sums and taxes where no line is optional', () =>
    randomly(300, (chance) => {
      const { lines, ...rest } = anyEstimate(chance);
      const input = { ...rest, lines: lines.map((line) => ({ ...line, optional: false })) };
      const estimate = estimateColumns(input, basis);
      const invoice = draftColumns(invoiceOf(estimate as unknown as EstimateDetail, [], '2026-12-01', 14), basis);
      const { subtotal, discount, charge, net, tax, total, taxes } = invoice;
      expect({ subtotal, discount, charge, net, tax, total, taxes }).toEqual({
        subtotal: estimate.subtotal,
        discount: estimate.discount,
        charge: estimate.charge,
        net: estimate.net,
        tax: estimate.tax,
        total: estimate.total,
        taxes: estimate.taxes,
      });
    }));
});

describe('optional lines', () => {
  const lines = [
    { position: 1, optional: false },
    { position: 2, optional: true },
    { position: 3, optional: true },
  ];

  it.each([
    [[], [1], []],
    [[3], [1, 3], [3]],
    [
      [3, 2, 3],
      [1, 2, 3],
      [2, 3],
    ],
  ])('chosen %j leave the lines %j', (chosen, counted, choice) => {
    expect(countedLines(lines, chosen).map(({ position }) => position)).toEqual(counted);
    expect(choiceOf(lines, chosen)).toEqual(choice);
  });

  it.each([[[1]], [[2, 4]]])('refuses the choice %j of what is not optional', (chosen) =>
    expect(() => choiceOf(lines, chosen)).toThrow(
      expect.objectContaining({ code: 'estimate.not_optional', errors: { chosenLines: { code: 'estimate.not_optional' } } }),
    ),
  );

  it('cannot be deductions, so that no choice lowers the total', () => {
    expect(() =>
      assertOptions([
        { optional: false, quantity: -1 },
        { optional: true, quantity: 0 },
      ]),
    ).not.toThrow();
    expect(() => assertOptions([{ quantity: 1 }, { optional: true, quantity: -1 }])).toThrow(
      expect.objectContaining({ errors: { 'lines.1.quantity': { code: 'estimate.optional_deduction' } } }),
    );
  });

  it.each([
    [[], true],
    [[{ optional: true }, {}], true],
    [[{ optional: true }, { optional: true }], false],
  ])('%j can be sent: %s', (some, can) => {
    const sending = expect(() => assertNotOnlyOptional(some));
    if (can) sending.not.toThrow();
    else sending.toThrow('estimate.only_optional');
  });
});
