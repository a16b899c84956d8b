import { expect, it } from '@jest/globals';
import { mapColumns } from './map-columns.ts';

const names = { unitCost: ['unit cost', 'savikaina'], date: ['date', 'data'] };

it.each([
  [['Unit cost', 'Date'], { unitCost: 0, date: 1 }],
  [['date', 'unitCost'], { unitCost: 1, date: 0 }],
  [['unit_cost (EUR)', ' Data '], { date: 1 }],
  [['SAVIKAINA'], { unitCost: 0 }],
  [[], {}],
])('finds the columns of %j', (headers, places) => {
  const map = mapColumns(headers, names);
  expect(Object.fromEntries(Object.entries(map).map(([column, { index }]) => [column, index]))).toEqual(places);
});

it('takes the column that a person chose, or none', () =>
  expect(mapColumns(['Unit cost', 'Paid'], names, { unitCost: null, date: 1 })).toEqual({ date: { index: 1, header: 'Paid' } }));
