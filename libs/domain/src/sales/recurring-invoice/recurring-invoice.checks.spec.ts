import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { assertRepeatable, assertSendsOwnCurrency } from './recurring-invoice.checks.ts';
import { invoiceOfRecurring } from './recurring-invoice.draft.ts';
import type { RecurringInvoiceDetail } from './recurring-invoice.ts';

/** Returns the fields with the codes that the check refuses. */
function refused(check: () => void): Record<string, string> {
  try {
    check();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(Object.entries(error.errors ?? {}).map(([field, { code }]) => [field, code]));
  }
  return {};
}

const today = '2026-05-31';

describe('what is repeated', () => {
  const line = { sources: null, serviceFrom: null, serviceTo: null };
  it.each([
    ['lines', { billsHours: false, lines: [line] }, {}],
    ['hours alone', { billsHours: true, lines: [] }, {}],
    ['nothing', { billsHours: false, lines: [] }, { lines: 'recurring_invoice.nothing_to_bill' }],
    [
      'hours already logged, and a period',
      {
        billsHours: true,
        lines: [line, { ...line, sources: [{ kind: 'timeEntry' as const, id: 1 }] }, { ...line, serviceTo: today }],
      },
      { 'lines.1.description': 'recurring_invoice.no_sources', 'lines.2.serviceFrom': 'recurring_invoice.no_period' },
    ],
  ])('%s', (_, billing, expected) => {
    expect(refused(() => assertRepeatable(billing))).toEqual(expected);
  });

  it('is sent in the currency of the firm only', () => {
    const isRefused = { sends: 'recurring_invoice.foreign_currency' };
    expect(refused(() => assertSendsOwnCurrency({ sends: true, currency: 'NOK' }, 'EUR'))).toEqual(isRefused);
    expect(refused(() => assertSendsOwnCurrency({ sends: false, currency: 'NOK' }, 'EUR'))).toEqual({});
    expect(refused(() => assertSendsOwnCurrency({ sends: true, currency: 'EUR' }, 'EUR'))).toEqual({});
  });
});

describe('the invoice of a date', () => {
  const schedule = { every: 1, unit: 'month', firstDate: '2026-05-31', language: 'en', customerNotes: null, terms: null };
  const recurring = { ...schedule, charges: [], lines: [], paymentTermsDays: null } as unknown as RecurringInvoiceDetail;
  it.each([
    ['on its day', '2026-05-31', 14, null, { invoiceDate: '2026-05-31', dueDate: '2026-06-14', supplyDate: null }],
    [
      'late: dated the day it is made, supplied on its date',
      '2026-05-28',
      14,
      null,
      { invoiceDate: '2026-05-31', supplyDate: '2026-05-28' },
    ],
    ['ahead', '2026-06-30', 14, null, { invoiceDate: '2026-05-31', supplyDate: null }],
    ['with terms of its own', '2026-05-31', 14, 0, { dueDate: '2026-05-31' }],
  ])('%s', (_, date, termsDays, paymentTermsDays, expected) => {
    expect(invoiceOfRecurring({ ...recurring, paymentTermsDays }, { date, today, termsDays, hours: [] })).toMatchObject(expected);
  });
});
