import { describe, expect, it } from '@jest/globals';
import { assertCounted, countedAfter, isEarlierCount } from './count.rules.ts';
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

  it.each([
    ['a typed figure', {}, false],
    ['a typed figure that corrects the earlier one', { earlierCount: true }, true],
    ['pieces of the earlier count', { add: 1, earlierCount: true }, true],
    ['pieces that are there now', { add: 1, earlierCount: false }, false],
  ])('knows the moment of %s after goods have moved', (_what, entry, expected) =>
    expect(isEarlierCount(entry, ['INV-1'])).toBe(expected),
  );

  it('asks before it adds pieces to what was counted before goods moved', () => {
    expect(isEarlierCount({ add: 1 }, [])).toBe(false);
    expect(() => isEarlierCount({ add: 1 }, ['INV-1', 'BILL 2'])).toThrow(
      expect.objectContaining({ code: 'count.moved_meanwhile', params: { documents: 'INV-1, BILL 2' } }),
    );
  });

  it('is posted once something was counted, and never again', () => {
    expect(() => assertCounted([{ counted: null }])).toThrow('count.nothing_counted');
    expect(() => assertCounted([{ counted: null }, { counted: 0 }])).not.toThrow();
    expect(countMachine.actionsFrom('open')).toEqual(['enter', 'post', 'delete']);
    expect(countMachine.actionsFrom('posted')).toEqual([]);
  });
});
