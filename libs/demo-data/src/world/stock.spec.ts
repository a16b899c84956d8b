import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { world } from '../world.ts';

type Row = Record<string, unknown>;

const rowsOf = (table: string): Row[] =>
  [...world({ today: '2026-11-21', scale: 0.3 })].flatMap((batch) =>
    batch.table === table ? batch.rows.map((row) => Object.fromEntries(batch.columns.map((name, at) => [name, row[at]]))) : [],
  );

it('moves goods by bills and invoices as their lines say, and never below zero', () => {
  const moves = rowsOf('stock_move');
  const kinds = new Set(moves.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['adjustQuantity', 'adjustValue', 'bill', 'invoice', 'issue', 'opening']);
  expect(moves.filter(({ quantity_after: left }) => Number(left) < 0)).toEqual([]);
  expect(moves.filter(({ quantity_after: left, value_after: value }) => Number(left) === 0 && Number(value) !== 0)).toEqual([]);
  const boughtLines = rowsOf('bill_line').filter(({ item_id: id }) => id !== null);
  const bought = moves.filter(({ kind }) => kind === 'bill');
  expect(
    bought.map(({ subject_id: id, item_id: item, quantity }) => `${String(id)} ${String(item)} ${String(quantity)}`).sort(),
  ).toEqual(
    boughtLines.map(({ bill_id: id, item_id: item, quantity }) => `${String(id)} ${String(item)} ${String(quantity)}`).sort(),
  );
});

it('leaves items to order', () => {
  const onHand = new Map<unknown, number>();
  for (const { item_id: id, quantity_after: left } of rowsOf('stock_move')) onHand.set(id, Number(left));
  const low = rowsOf('item').filter(({ id, reorder_level: level }) => level !== null && (onHand.get(id) ?? 0) <= Number(level));
  expect(low.length).toBeGreaterThan(0);
  expect(low.length).toBeLessThan(onHand.size);
});
