import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { expenseKinds, expenseStatuses } from '@kontor/domain';
import { world } from '../../world.ts';
import type { Batch, TableName } from '../tables.ts';

const rowsIn = (batches: readonly Batch[], name: TableName): Record<string, unknown>[] =>
  batches
    .filter(({ table }) => table === name)
    .flatMap(({ columns, rows }) => rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]]))));

it('has expenses of every state, paid back on a day that has come, and approved by somebody else', () => {
  const today = '2026-11-21';
  const batches = [...world({ today, scale: 0.2 })];
  const rowsOf = (name: TableName) => rowsIn(batches, name);
  const expenses = rowsOf('expense');
  expect(new Set(expenses.map((row) => row['status']))).toEqual(new Set(expenseStatuses));
  expect(expenses.filter((row) => row['approved_by_id'] === row['user_id'])).toEqual([]);
  expect(rowsOf('reimbursement').filter((row) => String(row['payment_date']) >= today)).toEqual([]);
  expect(new Set(expenses.map((row) => row['kind']))).toEqual(new Set(expenseKinds));
  expect(new Set(expenses.map((row) => row['travel_rate_id']))).toEqual(new Set([null, 1, 2, 3, 4]));
  expect(rowsOf('file').some((row) => row['subject'] === 'Expense')).toBe(true);
});

it('bills approved expenses to the customers of their projects, each once, and leaves some to be billed', () => {
  const of = (name: TableName) => rowsIn([...world({ today: '2026-11-21', scale: 0.2 })], name);
  const expenses = new Map(of('expense').map((row) => [row['id'], row]));
  const lines = new Map(of('invoice_line').map((row) => [row['id'], row]));
  const invoices = new Map(of('invoice').map((row) => [row['id'], row]));
  const billed = of('invoice_source').filter((row) => row['expense_id'] !== null);
  expect(billed.length).toBeGreaterThan(5);
  expect(new Set(billed.map((row) => row['expense_id'])).size).toBe(billed.length);
  for (const source of billed) {
    const expense = expenses.get(source['expense_id']);
    const line = lines.get(source['invoice_line_id']);
    expect(['approved', 'reimbursed']).toContain(expense?.['status']);
    expect(expense?.['billable']).toBe(true);
    expect(line?.['unit_price']).toBe(expense?.['unit_price']);
    expect(invoices.get(line?.['invoice_id'])?.['customer_id']).toBe(expense?.['customer_id']);
  }
  const held = new Set(billed.map((row) => row['expense_id']));
  const free = [...expenses.values()].filter((row) => row['billable'] && row['approved_at'] !== null && !held.has(row['id']));
  expect(free.length).toBeGreaterThan(5);
});
