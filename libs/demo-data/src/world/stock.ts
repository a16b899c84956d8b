import { addDays, addMonths, emptyChain, priceOf, runChain, sum, type ChainMove, type MoveKind } from '@kontor/domain';
import { randomOf } from '../random.ts';
import { catalogue, type CatalogueItem } from './catalogue.ts';
import { classifierId } from './reference.ts';
import { baseColumns, type RowOf } from './tables.ts';

/** A move before the chains are run: at this day, of this item, by this adjustment or to this person. */
type Planned = {
  date: string;
  item: CatalogueItem;
  kind: MoveKind;
  quantity: number;
  givenValue: number | null;
  adjustment?: number;
  holder?: number;
};
type Adjustment = { id: number; date: string; reason: string; kind: 'quantity' | 'value'; lines: Planned[]; isDraft: boolean };

export type StockRows = {
  adjustments: RowOf<'inventory_adjustment'>[];
  lines: RowOf<'inventory_adjustment_line'>[];
  moves: RowOf<'stock_move'>[];
  counts: RowOf<'stock_count'>[];
  countLines: RowOf<'stock_count_line'>[];
};

const keeper = 1;
const goods = catalogue.filter(({ kind }) => kind === 'goods');
const inMonth = (item: CatalogueItem): number => Math.max(2, item.most * 2);
/**
 * A year of stock: opening balances, a receipt and a count each month, goods that were damaged, goods handed to people, one revaluation
 * and a count that is still a draft. Receipts are adjustments with a unit cost, because the firm began without bills.
 */
export function stockRows(today: string, people: number, seed: number): StockRows {
  const random = randomOf(seed, 5);
  const onHand = new Map<number, number>();
  const planned: Planned[] = [];
  const adjustments: Adjustment[] = [];
  const move = (one: Planned): Planned => {
    planned.push(one);
    onHand.set(one.item.id, (onHand.get(one.item.id) ?? 0) + one.quantity);
    return one;
  };
  const adjust = (
    date: string,
    reason: string,
    kind: Adjustment['kind'],
    lines: Omit<Planned, 'date' | 'kind' | 'adjustment'>[],
  ) => {
    const id = adjustments.length + 1;
    const moveKind: MoveKind = kind === 'quantity' ? 'adjustQuantity' : 'adjustValue';
    const made = lines.map((line) => move({ ...line, date, kind: moveKind, adjustment: id }));
    if (made.length) adjustments.push({ id, date, reason, kind, lines: made, isDraft: false });
  };
  const costOf = (item: CatalogueItem): number => Math.round((item.cost ?? 1) * random.whole(94, 108)) / 100;
  const begin = addMonths(today, -13);

  for (const item of goods)
    move({
      date: begin,
      item,
      kind: 'opening',
      quantity: inMonth(item) * 2,
      givenValue: priceOf(inMonth(item) * 2, item.cost ?? 0),
    });
  for (let month = 0; month < 13; month += 1) {
    const first = addDays(addMonths(begin, month), 1);
    const received = goods
      .filter((item) => (onHand.get(item.id) ?? 0) < inMonth(item) * 2 && item.sku !== 'GATEWAY')
      .map((item) => ({ item, quantity: inMonth(item), givenValue: priceOf(inMonth(item), costOf(item)) }));
    adjust(first, 'FOUND', 'quantity', received);
    for (const item of goods) {
      const out = Math.min(onHand.get(item.id) ?? 0, random.whole(1, inMonth(item)));
      const date = addDays(first, random.whole(3, 18));
      const holder = random.whole(1, people);
      if (out > 0) move({ date, item, kind: 'issue', quantity: -out, givenValue: null, holder });
    }
    const counted = goods.filter((item) => random.chance(25) && (onHand.get(item.id) ?? 0) > 2);
    const reason = random.pick(['COUNT', 'DAMAGED', 'LOST']);
    adjust(
      addDays(first, 25),
      reason,
      'quantity',
      counted.map((item) => ({ item, quantity: -1, givenValue: null })),
    );
  }
  const dear = goods.find(({ sku }) => sku === 'TAB-10');
  const [revalued, draft] = [addDays(today, -12), addDays(today, -1)];
  if (dear && (onHand.get(dear.id) ?? 0) > 0)
    adjust(revalued, 'DAMAGED', 'value', [{ item: dear, quantity: 0, givenValue: -35.5 }]);
  return rowsOf(
    planned.filter(({ date }) => date < today),
    adjustments.filter(({ date }) => date < today),
    onHand,
    draft,
  );
}

function rowsOf(planned: Planned[], adjustments: Adjustment[], onHand: Map<number, number>, draft: string): StockRows {
  const inOrder = planned
    .map((one, at) => ({ one, at }))
    .sort((a, b) => (a.one.date < b.one.date ? -1 : a.one.date > b.one.date ? 1 : a.at - b.at));
  const numbered = inOrder.map(({ one }, at) => ({ ...one, id: at + 1, originId: null }));
  const results = new Map(
    goods.flatMap((item) => {
      const chain: ChainMove[] = numbered.filter((one) => one.item.id === item.id);
      return runChain(emptyChain, chain).rows.map((row) => [row.id, row] as const);
    }),
  );
  const moves = numbered.map((one): RowOf<'stock_move'> => {
    const row = results.get(one.id);
    const of = adjustments.find(({ id }) => id === one.adjustment);
    return {
      ...{ id: one.id, created_at: `${one.date}T09:00:00Z`, item_id: one.item.id, move_date: one.date, kind: one.kind },
      ...{ quantity: one.quantity, given_value: one.givenValue, value: row?.value ?? 0 },
      ...{ quantity_after: row?.quantityAfter ?? 0, value_after: row?.valueAfter ?? 0 },
      ...{ subject: of ? 'InventoryAdjustment' : null, subject_id: of?.id ?? null, reference: of ? referenceOf(of) : null },
      ...{ reason_id: of ? classifierId(5, of.reason) : null, holder_id: one.holder ?? null, user_id: keeper },
    };
  });
  const posted = adjustments.map((one) =>
    rowOf(one, sum(moves.filter((m) => m['subject_id'] === one.id).map((m) => Number(m['value'])))),
  );
  const count: Adjustment = {
    id: adjustments.length + 1,
    date: draft,
    reason: 'COUNT',
    kind: 'quantity',
    lines: [],
    isDraft: true,
  };
  const lines = adjustments.flatMap((one) => one.lines.map((line, position) => lineOf(one, line, position)));
  const drafted = goods.slice(0, 4).map((item, position) => ({
    ...lineOf(count, { item, quantity: 0, givenValue: null, date: draft, kind: 'adjustQuantity' }, position),
    counted: Math.max(0, (onHand.get(item.id) ?? 0) - (position % 2)),
    difference: null,
  }));
  return {
    ...openCount(draft, onHand),
    moves,
    adjustments: [...posted, rowOf(count, 0)],
    lines: [...lines, ...drafted].map((line, at) => ({ ...line, id: at + 1 })),
  };
}

/** A count that is under way: half of the goods are counted, one of them is missing. */
const openCount = (date: string, onHand: ReadonlyMap<number, number>) => ({
  counts: [
    {
      ...baseColumns(1, `${date}T08:00:00Z`),
      status: 'open',
      count_date: date,
      category_id: null,
      reason_id: classifierId(5, 'COUNT'),
    },
  ],
  countLines: goods.map((item, at) => {
    const isCounted = at % 2 === 0;
    const counted = Math.max(0, (onHand.get(item.id) ?? 0) - (at === 2 ? 1 : 0));
    return {
      ...{ id: at + 1, count_id: 1, item_id: item.id, counted: isCounted ? counted : null },
      ...{ counted_at: isCounted ? `${date}T09:30:00Z` : null, counted_by_id: isCounted ? keeper : null },
    };
  }),
});

const referenceOf = ({ id }: Adjustment): string => `ADJ-${String(id).padStart(3, '0')}`;

const rowOf = (one: Adjustment, value: number): RowOf<'inventory_adjustment'> => ({
  ...baseColumns(one.id, `${one.date}T08:00:00Z`),
  kind: one.kind,
  status: one.isDraft ? 'draft' : 'posted',
  adjustment_date: one.date,
  reason_id: classifierId(5, one.reason),
  reference_number: referenceOf(one),
  posted_at: one.isDraft ? null : `${one.date}T09:00:00Z`,
  posted_by_id: one.isDraft ? null : keeper,
  value,
});

const lineOf = ({ id, kind }: Adjustment, line: Planned, position: number): RowOf<'inventory_adjustment_line'> => ({
  ...{ id: 0, adjustment_id: id, position, item_id: line.item.id, counted: null },
  difference: kind === 'quantity' ? line.quantity : null,
  unit_cost: kind === 'quantity' && line.givenValue !== null ? priceOf(1, line.givenValue, line.quantity, 6) : null,
  value_difference: kind === 'value' ? line.givenValue : null,
});
