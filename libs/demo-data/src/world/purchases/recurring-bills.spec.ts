import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { world } from '../../world.ts';
import type { TableName } from '../tables.ts';

it('has recurring bills with the bills that they made, the latest without number and paper', () => {
  const batches = [...world({ today: '2026-11-21', scale: 0.2 })];
  const rowsOf = (name: TableName): Record<string, unknown>[] =>
    batches
      .filter(({ table }) => table === name)
      .flatMap(({ columns, rows }) => rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]]))));
  const recurring = rowsOf('recurring_bill');
  expect(recurring.map((row) => [row['name'], row['status']])).toEqual([
    ['Office rent', 'active'],
    ['Design software', 'active'],
    ['Window cleaning', 'paused'],
  ]);
  const bills = rowsOf('bill');
  const runs = rowsOf('recurring_bill_run');
  expect(runs.length).toBeGreaterThan(3);
  for (const run of runs) {
    const bill = bills.find((row) => row['id'] === run['bill_id']);
    const maker = recurring.find((row) => row['id'] === run['recurring_bill_id']);
    expect([bill?.['bill_date'], bill?.['vendor_id'], bill?.['total']]).toEqual([
      run['run_date'],
      maker?.['vendor_id'],
      maker?.['total'],
    ]);
  }
  const latest = bills.find((row) => row['id'] === runs.at(-1)?.['bill_id']);
  expect(latest).toMatchObject({ status: 'draft', number: null });
});
