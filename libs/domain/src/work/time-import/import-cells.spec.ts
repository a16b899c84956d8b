import { describe, expect, it } from '@jest/globals';
import {
  dateOrderOf,
  parseBillable,
  parseImportDate,
  parseImportDuration,
  parseImportHours,
  parseImportTime,
} from './import-cells.ts';

describe('dates', () => {
  it.each<[string[], string | undefined]>([
    [['02/03/2026', '02/14/2026'], 'mdy'],
    [['02/03/2026', '14/02/2026'], 'dmy'],
    [['02-03-2026', '14-02-2026'], 'dmy'],
    [['02/03/2026'], undefined],
    [['13/02/2026', '02/13/2026'], undefined],
    [['03/03/2026', '12/12/2026'], 'dmy'],
    [['2026-02-03'], 'ymd'],
    [['03.02.2026'], 'ymd'],
    [['2026-02-03', '02/03/2026'], undefined],
    [['nonsense'], 'ymd'],
    [[], 'ymd'],
  ])('the order of %j is %s', (texts, expected) => expect(dateOrderOf(texts)).toBe(expected));

  it.each([
    ['2026-11-21', 'dmy', '2026-11-21'],
    ['2026/11/21', 'mdy', '2026-11-21'],
    ['2026-11-21 09:15', 'mdy', '2026-11-21'],
    ['2026-11-21T09:15:00', 'mdy', '2026-11-21'],
    ['2026.1.5', 'mdy', '2026-01-05'],
    ['03/04/2026', 'dmy', '2026-04-03'],
    ['03/04/2026', 'mdy', '2026-03-04'],
    ['3/4/2026', 'mdy', '2026-03-04'],
    ['03.04.2026', 'mdy', '2026-04-03'],
    ['14-02-2026', 'dmy', '2026-02-14'],
    ['03/04/2026', 'ymd', undefined],
    ['02/30/2026', 'mdy', undefined],
    ['29/02/2026', 'dmy', undefined],
    ['03/04/26', 'dmy', undefined],
    ['2026-11/21', 'ymd', undefined],
    ['2026-11-21T23:30:00Z', 'ymd', undefined],
    ['yesterday', 'ymd', undefined],
    ['', 'ymd', undefined],
  ] as const)('%s in the order %s is %s', (text, order, expected) => expect(parseImportDate(text, order)).toBe(expected));
});

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

  it.each([
    ['Yes', true],
    ['true', true],
    ['1', true],
    ['', true],
    ['No', false],
    ['FALSE', false],
    ['0', false],
    ['Nei', false],
    ['ne', false],
  ])('billable %j: %s', (text, expected) => expect(parseBillable(text)).toBe(expected));
});
