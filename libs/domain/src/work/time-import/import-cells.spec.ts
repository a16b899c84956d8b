import { describe, expect, it } from '@jest/globals';
import { parseImportDuration, parseImportHours, parseImportTime } from './import-cells.ts';

describe('times and durations', () => {
  it.each([
    ['09:05', '09:05'],
    ['9:05:59', '09:05'],
    ['10:23:52 AM', '10:23'],
    ['12:00 AM', '00:00'],
    ['12:30 PM', '12:30'],
    ['1:23\u202fp.m.', '13:23'],
    ['2026-11-21 09:05', '09:05'],
    ['24:00', undefined],
    ['13:00 PM', undefined],
    ['0:30 AM', undefined],
    ['9', undefined],
    ['', undefined],
  ])('the time %s is %s', (text, expected) => expect(parseImportTime(text)).toBe(expected));

  it.each([
    ['01:30:00', 90],
    ['01:00:01', 60],
    ['00:59:30', 60],
    ['23:59:59', 1440],
    ['1:30', 90],
    ['1,5', 90],
    ['1.50', 90],
    ['1h 30m', 90],
    ['00:00:29', undefined],
    ['24:00:30', undefined],
    ['0', undefined],
    ['-1:00', undefined],
    ['90:00', undefined],
    ['x', undefined],
  ])('the duration %s is %s minutes', (text, expected) => expect(parseImportDuration(text)).toBe(expected));

  it.each([
    ['0,33', 20],
    ['1.50', 90],
    ['8', 480],
    ['24.5', undefined],
    ['0', undefined],
    ['1:30', undefined],
  ])('%s hours are %s minutes', (text, expected) => expect(parseImportHours(text)).toBe(expected));
});
