import { describe, expect, it } from '@jest/globals';
import { dateOrderOf, parseImportDate } from './import-dates.ts';

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
