import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { assertRepeatable, assertSchedule, assertSendsOwnCurrency, assertUpcoming } from './recurring-invoice.checks.ts';
import { invoiceOfRecurring } from './recurring-invoice.draft.ts';
import type { RecurringInvoiceDetail } from './recurring-invoice.ts';
import { recurringInvoiceMachine, statusWith } from './recurring-invoice.status.ts';

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

const monthly = { every: 1, unit: 'month', firstDate: '2026-05-31' } as const;
const today = '2026-05-31';

describe('a schedule', () => {
  it.each([
    ['may begin today', monthly, undefined, {}],
    [
      'may not begin in the past',
      { ...monthly, firstDate: '2026-05-30' },
      undefined,
      { firstDate: 'recurring_invoice.first_in_past' },
    ],
    ['may keep the day on which it began', { ...monthly, firstDate: '2026-01-31' }, { firstDate: '2026-01-31' }, {}],
    ['may end on its first day', { ...monthly, lastDate: '2026-05-31' }, undefined, {}],
    [
      'may not end before it begins',
      { ...monthly, lastDate: '2026-05-30' },
      undefined,
      { lastDate: 'recurring_invoice.last_before_first' },
    ],
    ['has one end', { ...monthly, lastDate: '2026-06-30', times: 2 }, undefined, { times: 'recurring_invoice.one_end' }],
  ])('%s', (_, schedule, before, expected) => {
    expect(refused(() => assertSchedule(schedule, today, before))).toEqual(expected);
  });
});

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

  it('is skipped on one of its next dates only', () => {
    expect(refused(() => assertUpcoming('2026-06-30', ['2026-05-31', '2026-06-30']))).toEqual({});
    expect(refused(() => assertUpcoming('2026-06-29', ['2026-05-31', '2026-06-30']))).toEqual({
      date: 'recurring_invoice.no_such_date',
    });
  });
});

describe('the status', () => {
  it('follows the next date', () => {
    expect(statusWith(null, 'active')).toBe('ended');
    expect(statusWith(null, 'paused')).toBe('ended');
    expect(statusWith(today, 'ended')).toBe('active');
    expect(statusWith(today, 'paused')).toBe('paused');
  });

  it('allows what its table says', () => {
    expect(recurringInvoiceMachine.actionsFrom('active')).toEqual(['pause', 'skip', 'make']);
    expect(recurringInvoiceMachine.actionsFrom('paused')).toEqual(['resume']);
    expect(recurringInvoiceMachine.actionsFrom('ended')).toEqual([]);
  });
});

describe('the invoice of a date', () => {
  const recurring = { charges: [], lines: [], paymentTermsDays: null } as unknown as RecurringInvoiceDetail;
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
