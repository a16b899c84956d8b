import { describe, expect, it } from '@jest/globals';
import { goodsOf, type GoodsLine } from './goods.rules.ts';

const moved = (...lines: GoodsLine[]) =>
  goodsOf(lines, (itemId) => itemId < 10).map(({ itemId, quantity, givenValue, line }) => [itemId, quantity, givenValue, line]);

describe('the goods of a document', () => {
  it.each<[string, GoodsLine[], unknown[]]>([
    [
      'are summed by item',
      [of(1, 3, 30), of(2, 1, 8), of(1, 2, 25)],
      [
        [1, 5, 55, 2],
        [2, 1, 8, 1],
      ],
    ],
    [
      'are told apart by direction',
      [of(1, 3, 30), of(1, -1, -10)],
      [
        [1, 3, 30, 0],
        [1, -1, null, 1],
      ],
    ],
    ['leave at the average', [of(1, -2), of(1, -0.5)], [[1, -2.5, null, 1]]],
    ['come in at the average where no cost is told', [of(1, 2)], [[1, 2, null, 0]]],
    ['come in at the average where only some lines tell a cost', [of(1, 2, 9), of(1, 1)], [[1, 3, null, 1]]],
    ['may cost nothing', [of(1, 2, 0)], [[1, 2, 0, 0]]],
    ['are no services, and no lines without an item', [of(10, 3, 5), of(null, 1, 5)], []],
    ['are none where nothing moves', [of(1, 0, 5)], []],
  ])('%s', (_what, lines, expected) => expect(moved(...lines)).toEqual(expected));
});

function of(itemId: number | null, quantity: number, value?: number): GoodsLine {
  return { itemId, quantity, ...(value !== undefined && { value }) };
}
