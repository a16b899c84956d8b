import { describe, expect, it } from '@jest/globals';
import { assertDecidable, assertExpiry, assertNoSources } from './estimate.checks.ts';
import { estimateColumns, invoiceOf } from './estimate.draft.ts';
import type { EstimateInput } from './estimate.input.ts';
import { estimateBadge, expiryDateOf, isExpired, wonShare } from './estimate.rules.ts';
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

  it('comes to the same total to the cent, whatever its lines, discount and charges', () =>
    randomly(500, ({ whole, cents }) => {
      const line = () => ({
        kind: 'text' as const,
        description: 'Work',
        quantity: whole(1, 400) / 8,
        unit: 'HUR',
        unitPrice: cents(0, 50_000),
        baseQuantity: whole(1, 3),
        discountPercent: whole(0, 1) ? whole(0, 30) : 0,
        charge: whole(0, 4) ? 0 : cents(1, 900),
        taxRateId: whole(1, 2),
      });
      const input: EstimateInput = {
        ...{ customerId: 1, estimateDate: today, expiryDate: '2026-12-21', currency: 'EUR', exchangeRate: 1, language: 'en' },
        pricesIncludeTax: whole(0, 1) === 1,
        discountPercent: whole(0, 2) ? null : whole(1, 20),
        charges: whole(0, 3) ? [] : [{ reason: 'Travel', amount: cents(1, 5000), taxRateId: whole(1, 2) }],
        lines: Array.from({ length: whole(1, 12) }, line),
      };
      const basis = { rateOf, exchangeRate: 1, exchangeRateInverted: false };
      const estimate = estimateColumns(input, basis);
      const invoice = draftColumns(invoiceOf(estimate as unknown as EstimateDetail, '2026-12-01', 14), basis);
      const figuresOf = ({
        subtotal,
        discount,
        charge,
        net,
        tax,
        total,
        taxes,
      }: Omit<typeof estimate, 'estimateDate' | 'expiryDate'>) => ({
        ...{ subtotal, discount, charge, net, tax, total, taxes },
      });
      expect(figuresOf(invoice)).toEqual(figuresOf(estimate));
      expect(invoice).toMatchObject({ invoiceDate: '2026-12-01', dueDate: '2026-12-15', balance: estimate.total });
    }));
});
