import { describe, expect, it } from '@jest/globals';
import { asCell, formulaSafe, toCsv } from './tableExport.ts';

describe('an exported table', () => {
  it.each(['=1+1', '+cmd', '@SUM(A1)', '\tx', '-2+3+cmd|'])('keeps %j from being run as a formula', (text) =>
    expect(formulaSafe(text)).toBe(`'${text}`),
  );
  it.each(['-12,50', '-3', 'Ona', '1 000'])('leaves %j as it is', (text) => expect(formulaSafe(text)).toBe(text));

  it('writes English with commas and points', () => {
    expect(toCsv(['Name', 'Total'], [['A, B', 1.5]], 'en')).toBe('\ufeffName,Total\r\n"A, B",1.5\r\n');
  });
  it('writes Lithuanian with semicolons and decimal commas', () => {
    expect(
      toCsv(
        ['Vardas', 'Suma'],
        [
          ['Žuvėdra; UAB', 1.5],
          ['Sakė "taip"', null],
        ],
        'lt',
      ),
    ).toBe('\ufeffVardas;Suma\r\n"Žuvėdra; UAB";1,5\r\n"Sakė ""taip""";\r\n');
  });
  it('joins lists and makes text of the rest', () => {
    expect([asCell(['a', 'b']), asCell(undefined), asCell(0), asCell({ a: 1 })]).toEqual(['a, b', null, 0, '{"a":1}']);
  });
});
