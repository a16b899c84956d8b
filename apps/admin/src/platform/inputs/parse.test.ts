import { describe, expect, it } from '@jest/globals';
import { parseDecimal } from './parseDecimal.ts';
import { parseDuration } from './parseDuration.ts';

describe('a typed number', () => {
  it.each([
    ['1234,5', '', 1234.5],
    ['1 234.50', '', 1234.5],
    ['1\u00a0234,50', '', 1234.5],
    ['1.234,50', '', 1234.5],
    ['1,234.50', ',', 1234.5],
    ['1,234', ',', 1234],
    ['1,234', '', 1.234],
    ['1.234.567', '', 1234567],
    ['-3', '', -3],
    ['\u22123,5', '', -3.5],
    [',5', '', 0.5],
    ['0', '', 0],
    ['0,005', ',', 0.005],
    ['-0,125', ',', -0.125],
    ['1 000,505', ',', 1000.505],
    ['1\u00a0000,505', ',', 1000.505],
    ['12345,678', ',', 12345.678],
    ['12,345', ',', 12345],
    ['-1,234', ',', -1234],
    [' 1,234 ', ',', 1234],
    ['1,234,567.89', ',', 1234567.89],
    ['1.234.567,89', '', 1234567.89],
  ])('reads %s', (text, grouping, value) => expect(parseDecimal(text, grouping)).toBe(value));

  it('takes an empty field for nothing', () => expect(parseDecimal('  ')).toBeNull());
  it.each(['abc', '1.2.3', '1,2,3', '1,5.5', '1.234,5.6', '0,001,002', '12-3', '1e5', '--1', '.'])('refuses %s', (text) =>
    expect(parseDecimal(text)).toBeUndefined(),
  );
});

describe('a typed duration', () => {
  it.each([
    ['2', 120],
    ['2.5', 150],
    ['2,5', 150],
    ['1:30', 90],
    ['0:05', 5],
    ['90m', 90],
    ['2h 30m', 150],
    ['2h30m', 150],
    ['2 val. 30 min.', 150],
    ['1,5 h', 90],
  ])('reads %s', (text, minutes) => expect(parseDuration(text)).toBe(minutes));

  it('takes an empty field for nothing', () => expect(parseDuration('')).toBeNull());
  it.each(['abc', '1:75', 'h', '-2', '2h 3x', '1:3'])('refuses %s', (text) => expect(parseDuration(text)).toBeUndefined());
});
