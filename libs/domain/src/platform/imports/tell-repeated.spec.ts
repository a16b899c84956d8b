import { expect, it } from '@jest/globals';
import { tellRepeated } from './tell-repeated.ts';

const bad = { column: 'Price', code: 'import.bad_number' };

it.each<[what: string, rows: [keys: string[], isBad?: boolean][], repeats: (number | null)[]]>([
  ['a second row with the same code', [[['a']], [['a']]], [null, 2]],
  ['a third row, by the first', [[['a']], [['a']], [['a']]], [null, 2, 2]],
  ['no row after one with problems', [[['a'], true], [['a']]], [null, null]],
  ['the third, where the first has problems', [[['a'], true], [['a']], [['a']]], [null, null, 3]],
  ['a row with problems after a good one', [[['a']], [['a'], true]], [null, 2]],
  [
    'neither of two with problems',
    [
      [['a'], true],
      [['a'], true],
    ],
    [null, null],
  ],
  ['any of several keys', [[['code 1', 'vat 1']], [['vat 1', 'code 2']], [['code 2']]], [null, 2, null]],
  ['no row without a key', [[[]], [[]]], [null, null]],
])('names %s', (_, rows, repeats) => {
  const told = rows.map(([keys, isBad], at) => ({ row: { row: at + 2, problems: isBad ? [bad] : [] }, keys, column: 'Code' }));
  tellRepeated(told);
  const repeat = (row: number | null) => (row === null ? [] : [{ column: 'Code', code: 'import.repeated', params: { row } }]);
  expect(told.map(({ row }) => row.problems)).toEqual(
    repeats.map((row, at) => [...repeat(row), ...(rows[at]?.[1] ? [bad] : [])]),
  );
});
