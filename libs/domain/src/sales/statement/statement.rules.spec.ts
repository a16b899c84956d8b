import { describe, expect, it } from '@jest/globals';
import { statementsOf } from './statement.rules.ts';
import type { StatementEntry } from './statement.ts';

const entry = (kind: StatementEntry['kind'], date: string, amount: number, change: Partial<StatementEntry> = {}) => ({
  kind,
  id: 1,
  invoiceId: null,
  date,
  reference: null,
  amount,
  currency: 'EUR',
  parts: [],
  ...change,
});

const lastDay = { first: 'EUR', lastDay: '2026-06-30' };

describe('the statement of a customer', () => {
  it('says how old what is open is, and what was paid too much: together they are the balance', () => {
    const open = (dueDate: string, amount: number) => ({ currency: 'EUR', dueDate, open: amount });
    const entries = [entry('invoice', '2026-06-01', 0.3), entry('payment', '2026-06-02', -0.1)];
    const [statement] = statementsOf(
      { openings: [], entries, opens: [open('2026-06-15', 0.1), open('2026-07-15', 0.2)] },
      lastDay,
    );
    expect(statement).toMatchObject({ closing: 0.2, credit: 0.1 });
    expect(statement?.ages).toEqual([
      { bucket: 'notDue', amount: 0.2 },
      { bucket: 'days1to30', amount: 0.1 },
      ...['days31to60', 'days61to90', 'over90'].map((bucket) => ({ bucket, amount: 0 })),
    ]);
  });

  it('opens with what was owed, adds invoices and takes payments', () => {
    const entries = [
      entry('payment', '2026-06-10', -121),
      entry('invoice', '2026-06-30', 0.1, { id: 2 }),
      entry('invoice', '2026-06-01', 0.2, { id: 3 }),
    ];
    const [statement] = statementsOf({ openings: [{ currency: 'EUR', amount: 121 }], entries, opens: [] }, lastDay);
    expect(statement).toMatchObject({ opening: 121, invoiced: 0.3, received: 121, closing: 0.3 });
    expect(statement?.rows.map(({ date, balance }) => [date, balance])).toEqual([
      ['2026-06-01', 121.2],
      ['2026-06-10', 0.2],
      ['2026-06-30', 0.3],
    ]);
  });

  it('takes what was written off, which is no money received', () => {
    const entries = [
      entry('writeOff', '2026-06-05', -12.5, { id: 3, invoiceId: 1 }),
      entry('payment', '2026-06-05', -108.5, { id: 2 }),
      entry('invoice', '2026-06-05', 121),
    ];
    const [statement] = statementsOf({ openings: [{ currency: 'EUR', amount: -0.5 }], entries, opens: [] }, lastDay);
    expect(statement).toMatchObject({ opening: -0.5, invoiced: 121, received: 108.5, writtenOff: 12.5, closing: -0.5 });
    expect(statement?.rows.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['invoice', 120.5],
      ['payment', 12],
      ['writeOff', -0.5],
    ]);
  });

  it('puts the invoice of a day before the payment of that day, and goes below zero for a credit', () => {
    const entries = [entry('payment', '2026-06-05', -150), entry('invoice', '2026-06-05', 100)];
    const [statement] = statementsOf({ openings: [], entries, opens: [] }, lastDay);
    expect(statement?.rows.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['invoice', 100],
      ['payment', -50],
    ]);
  });

  it('keeps currencies apart, the usual one first, also when nothing happened', () => {
    const statements = statementsOf(
      {
        openings: [{ currency: 'SEK', amount: 5 }],
        entries: [entry('invoice', '2026-06-05', 100, { currency: 'DKK' })],
        opens: [{ currency: 'GBP', dueDate: '2026-06-01', open: 7 }],
      },
      lastDay,
    );
    expect(statements.map(({ currency, opening, closing }) => [currency, opening, closing])).toEqual([
      ['EUR', 0, 0],
      ['DKK', 0, 100],
      ['GBP', 0, 0],
      ['SEK', 5, 5],
    ]);
  });
});
