import { describe, expect, it } from '@jest/globals';
import { decimalSignOf, parseImportNumber } from './import-numbers.ts';

describe('the number of a cell', () => {
  it.each([
    ['1 234,50', 1234.5],
    ['1\u00a0234,50 €', 1234.5],
    ['1\u202f234 567', 1234567],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1234567],
    ["1'234.50", 1234.5],
    ['kr 99,9', 99.9],
    ['€12', 12],
    ['12 EUR', 12],
    ['-5,25', -5.25],
    ['−5', -5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['25%', 25],
    ['0', 0],
    ['1,250', 'ambiguous'],
    ['12.500', 'ambiguous'],
    ['=1+1', undefined],
    ['12,3,4', undefined],
    ['1.23.456,5', undefined],
    ['1e5', undefined],
    ['ten', undefined],
    ['', undefined],
    ['5,', undefined],
  ])('%j is %s', (text, expected) => expect(parseImportNumber(text)).toBe(expected));

  it.each([
    [['1,250', '3,5'], 1.25],
    [['1,250', '3.50'], 1250],
    [['1,250', '3,50', '4.50'], 'ambiguous'],
    [['1,250'], 'ambiguous'],
  ])('among %j the first is %s', (texts, expected) => expect(parseImportNumber('1,250', decimalSignOf(texts))).toBe(expected));
});
