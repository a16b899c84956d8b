import { add, sum } from '../../platform/values/money.ts';

/** A line of a document; a positive quantity comes in. */
export type GoodsLine = {
  itemId: number | null;
  quantity: number;
  /** What the goods cost, in the organisation's currency; left out where the average tells. */
  value?: number;
};

/** What a document moves of one item in one direction. */
export type Goods = {
  itemId: number;
  quantity: number;
  givenValue: number | null;
  /** The place of the last line that it comes from, where missing goods are told. */
  line: number;
};

/**
 * Returns what a document moves: its lines of goods, summed by item, what comes in apart from what goes out. Example: 3 pieces for 30.00 and
 * 2 for 25.00 come in as 5 for 55.00.
 */
export function goodsOf(lines: readonly GoodsLine[], isTracked: (itemId: number) => boolean): Goods[] {
  const parts = new Map<string, { itemId: number; own: (GoodsLine & { line: number })[] }>();
  for (const [line, one] of lines.entries()) {
    const { itemId, quantity } = one;
    if (itemId === null || quantity === 0 || !isTracked(itemId)) continue;
    const key = `${itemId} ${quantity > 0 ? 'in' : 'out'}`;
    const part = parts.get(key) ?? { itemId, own: [] };
    part.own.push({ ...one, line });
    parts.set(key, part);
  }
  return [...parts.values()].map(({ itemId, own }) => {
    const quantity = add(...own.map((one) => one.quantity));
    const values = own.flatMap(({ value }) => value ?? []);
    // Goods that go back to their vendor leave at the average, like all that leaves.
    const isPriced = quantity > 0 && values.length === own.length;
    return { itemId, quantity, givenValue: isPriced ? sum(values) : null, line: own.at(-1)?.line ?? 0 };
  });
}
