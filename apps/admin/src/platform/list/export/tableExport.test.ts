import { describe, expect, it } from '@jest/globals';
import { asCell, formulaSafe, toCsv } from './tableExport.ts';

/** The cells as a spreadsheet reads them: a quote counts only where a cell begins, and what follows its end belongs to the cell. */
function cellsOf(csv: string, separator: string): string[] {
  const cells = [''];
  let within = false;
  for (const sign of csv.replace('\ufeff', '')) {
    const last = cells.length - 1;
    const cell = cells[last] ?? '';
    if (sign === '"' && (within || cell === '')) within = !within;
    else if (!within && (sign === separator || sign === '\r' || sign === '\n')) cells.push('');
    else cells[last] = cell + sign;
  }
  return cells;
}

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
  const risky = ['x;=1+1', 'x,=1+1', 'x\t=1+1', 'x\n=1+1', 'x\r=1+1', 'x;@SUM(A1)', 'x;+cmd|x', 'a,b', 'a;b', 'a\tb'];
  it.each(['en', 'lt', 'no'])(
    'is no formula in %s, whatever separator a spreadsheet expects, and in whatever column',
    (language) => {
      for (const text of risky)
        for (const row of [[text], ['A', text, 'B']]) {
          const csv = toCsv(['Name'], [row], language);
          expect(csv).toContain(`"${text.slice(0, 2)}`);
          for (const separator of [',', ';', '\t'])
            expect([text, cellsOf(csv, separator).filter((cell) => /^[=+@]/.test(cell))]).toEqual([text, []]);
        }
    },
  );
  it('leaves what follows a comma in a sentence, and numbers', () => {
    expect(toCsv(['Note'], [['Screws, -10 %; 5,-3']], 'en')).toBe('\ufeffNote\r\n"Screws, -10 %; 5,-3"\r\n');
  });
  it('joins lists and makes text of the rest', () => {
    expect([asCell(['a', 'b']), asCell(undefined), asCell(0), asCell({ a: 1 })]).toEqual(['a, b', null, 0, '{"a":1}']);
  });
});
