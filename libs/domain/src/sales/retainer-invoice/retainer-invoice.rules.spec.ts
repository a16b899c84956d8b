import { describe, expect, it } from '@jest/globals';
import { randomly } from '../../platform/testing/randomly.ts';
import {
  assertAsksForMoney,
  assertNeverPaid,
  assertOnlyTexts,
  assertRetainerNotDelivered,
  assertUnused,
} from './retainer-invoice.checks.ts';
import { retainerInvoiceColumns } from './retainer-invoice.draft.ts';
import type { RetainerInvoiceInput } from './retainer-invoice.input.ts';
import { retainerInvoicePreflight } from './retainer-invoice.preflight.ts';
import { availableOf, retainerInvoiceBadges, retainerPaid } from './retainer-invoice.rules.ts';
import { retainerInvoiceMachine } from './retainer-invoice.status.ts';

const today = '2026-11-21';
const refusal = (code: string, more: object = {}) => expect.objectContaining({ code, ...more }) as unknown as Error;

describe('a retainer invoice', () => {
  it.each([
    ['draft', ['send', 'delete']],
    ['sent', ['recordPayment', 'markPaid', 'undoPayment', 'void']],
    ['paid', ['undoPayment']],
    ['void', []],
  ] as const)('that is %s offers %j', (status, verbs) => expect(retainerInvoiceMachine.actionsFrom(status)).toEqual(verbs));

  const sent = { status: 'sent', dueDate: '2026-11-28', total: 1000, paid: 0, applied: 0, refunded: 0 } as const;
  it.each([
    [{ status: 'draft' }, [{ kind: 'draft' }]],
    [{}, [{ kind: 'dueIn', days: 7 }]],
    [{ dueDate: today }, [{ kind: 'dueToday' }]],
    [{ dueDate: '2026-11-20' }, [{ kind: 'overdue', days: 1 }]],
    [
      { paid: 400, dueDate: '2026-11-20' },
      [
        { kind: 'overdue', days: 1 },
        { kind: 'partlyPaid', percent: 40 },
        { kind: 'available', amount: 400 },
      ],
    ],
    [{ status: 'paid', paid: 1000, applied: 600 }, [{ kind: 'paid' }, { kind: 'available', amount: 400 }]],
    [{ status: 'paid', paid: 1000, applied: 600, refunded: 400 }, [{ kind: 'paid' }, { kind: 'usedUp' }]],
    [{ status: 'void' }, [{ kind: 'void' }]],
  ] as const)('%j shows as %j', (change, badges) => expect(retainerInvoiceBadges({ ...sent, ...change }, today)).toEqual(badges));

  it.each([
    [{ status: 'sent', total: 500, paid: 0 }, 300, { status: 'sent', paid: 300, balance: 200 }],
    [{ status: 'sent', total: 500, paid: 300 }, 200, { status: 'paid', paid: 500, balance: 0 }],
    [{ status: 'paid', total: 500, paid: 500 }, -200, { status: 'sent', paid: 300, balance: 200 }],
    [{ status: 'sent', total: 500, paid: 300 }, -300, { status: 'sent', paid: 0, balance: 500 }],
  ] as const)('%j with %d is %j', (retainer, amount, after) => expect(retainerPaid(retainer, amount)).toEqual(after));

  it('takes no payment while it is a draft, nor once it is paid', () => {
    for (const status of ['draft', 'paid', 'void'] as const)
      expect(() => retainerPaid({ status, total: 5, paid: 0 }, 1)).toThrow(refusal('retainer_invoice.cannot_record_payment'));
  });

  it('has what was paid, neither used nor paid back, to the cent', () =>
    randomly(300, ({ cents }) => {
      const [applied, refunded, rest] = [cents(0, 50_000), cents(0, 50_000), cents(0, 50_000)];
      const paid = Math.round((applied + refunded + rest) * 100) / 100;
      expect(availableOf({ paid, applied, refunded })).toBe(rest);
    }));
});

describe('refusals', () => {
  it('name each line with an item or hours', () => {
    expect(() => assertOnlyTexts([{ kind: 'text' }, { kind: 'time', sources: [] }])).not.toThrow();
    const hours = [{ kind: 'timeEntry' as const, id: 1 }];
    const lines = [
      { kind: 'item' as const, itemId: 3 },
      { kind: 'text' as const, sources: hours },
    ];
    expect(() => assertOnlyTexts(lines)).toThrow(
      refusal('retainer_invoice.no_items', {
        errors: {
          'lines.0.description': { code: 'retainer_invoice.no_items' },
          'lines.1.description': { code: 'retainer_invoice.no_sources' },
        },
      }),
    );
  });

  it.each([
    [0.01, undefined],
    [0, 'document.total_incorrect'],
    [-1, 'document.total_incorrect'],
  ])('a total of %d: %s', (total, code) => {
    const ask = () => assertAsksForMoney({ total });
    if (code) expect(ask).toThrow(refusal(code));
    else expect(ask).not.toThrow();
  });

  it('keep money that is used, and a number that was paid', () => {
    const money = { paid: 500, applied: 300, refunded: 100 };
    expect(() => assertUnused(money, 100)).not.toThrow();
    expect(() => assertUnused(money, 100.01)).toThrow(refusal('retainer_invoice.money_used'));
    expect(() => assertNeverPaid({ paid: 0 })).not.toThrow();
    expect(() => assertNeverPaid({ paid: 0.01 })).toThrow(refusal('retainer_invoice.has_payments'));
    expect(() => assertRetainerNotDelivered({ isDelivered: false })).not.toThrow();
    expect(() => assertRetainerNotDelivered({ isDelivered: true })).toThrow(refusal('retainer_invoice.delivered'));
  });
});

describe('the tax of an advance', () => {
  const rate = {
    id: 1,
    name: 'PVM 21 %',
    percent: 21,
    category: 'S',
    exemptionReason: null,
    isafCode: 'PVM1',
    saftCode: '3',
  } as const;
  const basis = { rateOf: () => rate, exchangeRate: 1, exchangeRateInverted: false };
  const input: RetainerInvoiceInput = {
    customerId: 7,
    invoiceDate: today,
    dueDate: '2026-12-05',
    currency: 'EUR',
    exchangeRate: 1,
    language: 'lt',
    pricesIncludeTax: false,
    lines: [{ kind: 'text', description: 'Advance', quantity: 1, unit: 'C62', unitPrice: 500, taxRateId: 1 }],
  };

  it('is left to the final invoice, unless the firm wants it on the advance', () => {
    expect(retainerInvoiceColumns(input, basis, false)).toMatchObject({
      carriesTax: false,
      net: 500,
      tax: 0,
      total: 500,
      balance: 500,
      lines: [{ taxRateId: 1, taxName: 'Be PVM', taxPercent: null, taxCategory: 'O', taxIsafCode: null, taxSaftCode: null }],
      taxes: [{ category: 'O', percent: null, base: 500, amount: 0 }],
    });
    expect(retainerInvoiceColumns(input, basis, true)).toMatchObject({ carriesTax: true, net: 500, tax: 105, total: 605 });
  });

  it('is asked about at sending only where there is some', () => {
    const seller = {
      name: 'Kontor',
      country: 'LT',
      vatCode: null,
      legalCode: null,
      street: null,
      city: null,
      isVatRegistered: true,
    };
    const buyer = { kind: 'company', name: 'Nemunas', country: 'LT', vatCode: null, street: null, city: null } as const;
    const draft = {
      date: today,
      dateField: 'invoiceDate',
      customerId: 7,
      language: 'lt',
      currency: 'EUR',
      total: 500,
      today,
      seller,
      buyer,
      taxes: [],
      lines: [{}],
      charges: [],
      rateOf: () => undefined,
      lockDate: null,
      hasAccount: true,
    } as unknown as Parameters<typeof retainerInvoicePreflight>[0];
    expect(retainerInvoicePreflight({ ...draft, carriesTax: false })).toEqual([]);
    const codes = retainerInvoicePreflight({ ...draft, carriesTax: true, lines: [{}] as never }).map(({ code }) => code);
    expect(codes).toContain('document.organisation_incomplete');
  });
});
