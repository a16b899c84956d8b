import { expect, it } from '@jest/globals';
import { readOpeningStock } from './opening-stock.rules.ts';

const read = (...lines: string[]) =>
  readOpeningStock({ fileName: 'a.csv', dateFormat: 'auto', existing: 'skip', content: lines.join('\n') });

it('reads a Norwegian stock list by its headings, dates and numbers', () => {
  const { stocks } = read('Varenr;Beholdning;Kostpris;Dato', 'R-1;1 250;12,34;01.01.2026');
  expect(stocks).toMatchObject([{ sku: 'R-1', quantity: 1250, unitCost: 12.34, moveDate: '2026-01-01' }]);
});

it('tells each row of a file without dates', () => {
  const { stocks } = read('Code;Quantity;Unit cost', 'R-1;1;1,50', 'R-2;2;1,50');
  expect(stocks.map(({ cells }) => cells.problems.map(({ code }) => code))).toEqual([
    ['import.missing_column'],
    ['import.missing_column'],
  ]);
});
