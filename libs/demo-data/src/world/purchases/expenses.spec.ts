import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { expenseKinds, expenseStatuses } from '@kontor/domain';
import { world } from '../../world.ts';
import type { TableName } from '../tables.ts';

it('has expenses of every state, paid back on a day that has come, and approved by somebody else', () => {
  const today = '2026-11-21';
  const batches = [...world({ today, scale: 0.2 })];
  const rowsOf = (name: TableName): Record<string, unknown>[] =>
    batches
      .filter(({ table }) => table === name)
      .flatMap(({ columns, rows }) => rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]]))));
  const expenses = rowsOf('expense');
  expect(new Set(expenses.map((row) => row['status']))).toEqual(new Set(expenseStatuses));
  expect(expenses.filter((row) => row['approved_by_id'] === row['user_id'])).toEqual([]);
  expect(rowsOf('reimbursement').filter((row) => String(row['payment_date']) >= today)).toEqual([]);
  expect(new Set(expenses.map((row) => row['kind']))).toEqual(new Set(expenseKinds));
  expect(new Set(expenses.map((row) => row['travel_rate_id']))).toEqual(new Set([null, 1, 2, 3, 4]));
  expect(rowsOf('file').some((row) => row['subject'] === 'Expense')).toBe(true);
});
