import { describe, expect, it } from '@jest/globals';
import { makeFormat } from '../format/format.ts';
import { isWholeDate, parseDate } from './parseDate.ts';

const today = '2026-11-22';
const read = (text: string, locale = 'en') => parseDate(text, { today, locale });

describe('a date as people type it', () => {
  it.each([
    ['', null],
    ['t', today],
    ['T', today],
    ['+14', '2026-12-06'],
    ['-22', '2026-10-31'],
    ['\u22123', '2026-11-19'],
    ['5', '2026-11-05'],
    ['22.11', '2026-11-22'],
    ['1.2.', '2026-02-01'],
    ['22.11.26', '2026-11-22'],
    ['22.11.2027', '2027-11-22'],
    ['22/11/2026', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026.11.2', '2026-11-02'],
    ['2028 02 29', '2028-02-29'],
    ['11-22', '2026-11-22'],
    ['22-11', '2026-11-22'],
    ['22 nov', '2026-11-22'],
    ['22 November 2027', '2027-11-22'],
    ['29.2', undefined],
    ['32', undefined],
    ['22.13', undefined],
    ['22 zzz', undefined],
    ['soon', undefined],
    ['1.2.3.4', undefined],
  ])('%j is %j', (text, date) => expect(read(text)).toBe(date));

  it.each(['en', 'lt', 'no'])('is read as it is written in %s', (locale) => {
    const format = makeFormat(locale, (key) => key);
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, '0')}-28`;
      expect(read(format.date(date), locale)).toBe(date);
    }
  });

  it('is whole when nothing can follow', () => {
    expect(['2026-11-22', '22.11.2026', '1/2/2026'].every(isWholeDate)).toBe(true);
    expect(['22.11', '22.11.26', '2026-11-2', '+1', '22'].some(isWholeDate)).toBe(false);
  });
});
