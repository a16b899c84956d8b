import { describe, expect, it } from '@jest/globals';
import { assertCounted, countedAfter } from './count.rules.ts';
import { countMachine } from './count.status.ts';

describe('a stock count', () => {
  it.each([
    ['the first count', null, { counted: 5 }, 5],
    ['a count of nothing', null, { counted: 0 }, 0],
    ['a correction', 5, { counted: 6, was: 5 }, 6],
    ['what somebody else counted alike', 6, { counted: 6, was: 5 }, 6],
    ['a count taken back', 6, { counted: null, was: 6 }, null],
    ['a first scan', null, { add: 1 }, 1],
    ['another scan', 2.5, { add: 1 }, 3.5],
  ] as const)('takes %s', (_what, before, entry, after) => expect(countedAfter(before, { itemId: 1, ...entry })).toBe(after));

  it.each([
    ['what somebody counted meanwhile', 7, { counted: 6, was: 5 }, 'count.counted_meanwhile'],
    ['a first count where there is one', 7, { counted: 6 }, 'count.counted_meanwhile'],
    ['two things at once', 7, { counted: 6, add: 1 }, 'count.enter_one'],
  ] as const)('refuses %s', (_what, before, entry, code) =>
    expect(() => countedAfter(before, { itemId: 1, ...entry })).toThrow(expect.objectContaining({ code })),
  );

  it('is posted once something was counted, and never again', () => {
    expect(() => assertCounted([{ counted: null }])).toThrow('count.nothing_counted');
    expect(() => assertCounted([{ counted: null }, { counted: 0 }])).not.toThrow();
    expect(countMachine.actionsFrom('open')).toEqual(['enter', 'post', 'delete']);
    expect(countMachine.actionsFrom('posted')).toEqual([]);
  });
});
