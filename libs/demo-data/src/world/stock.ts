import {
  add,
  addDays,
  addMonths,
  daysBetween,
  emptyChain,
  lineCost,
  priceOf,
  runChain,
  sum,
  type ChainMove,
  type MoveKind,
} from '@kontor/domain';
import { randomOf } from '../random.ts';
import { catalogue, type CatalogueItem } from './catalogue.ts';
import type { Bill } from './purchases/bills.ts';
import { classifierId } from './reference.ts';
import { baseColumns, type RowOf } from './tables.ts';

/** A move before the chains are run: at this day, of this item, by a document or to this person. */
type Planned = {
  date: string;
  item: CatalogueItem;
  kind: MoveKind;
  quantity: number;
  givenValue: number | null;
  adjustment?: number;
  document?: { subject: 'Bill' | 'Invoice'; id: number; number: string };
  holder?: number;
};
type Adjustment = { id: number; date: string; reason: string; kind: 'quantity' | 'value'; lines: Planned[]; isDraft: boolean };

/** Goods that left with an invoice. */
export type Sold = { date: string; itemId: number; quantity: number; invoiceId: number; number: string };
/** Goods that came on one day. */
export type Bought = { date: string; lines: { itemId: number; quantity: number; unitCost: number }[] };
/** What moves stock apart from bills and invoices. */
export type StockPlan = { begin: string; today: string; planned: Planned[]; adjustments: Adjustment[] };
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
/** Two items are always short, so that there is something to order. */
const isShort = ({ sku }: CatalogueItem): boolean => sku === 'GATEWAY' || sku === 'CABLE-M';
const keptOf = (item: CatalogueItem): number => (isShort(item) ? Math.ceil(inMonth(item) / 2) : inMonth(item) * 3);
const daysBetweenDeliveries = 3;

/** Opening balances, goods handed to people, counts and damages each month, and one revaluation. Nothing here depends on sales. */
export function planStock(begin: string, today: string, people: number, seed: number): StockPlan {
  const random = randomOf(seed, 5);
  const planned: Planned[] = [];
  const adjustments: Adjustment[] = [];
  const move = (one: Planned): Planned => {
    if (one.date < today) planned.push(one);
    return one;
  };
  const adjust = (
    date: string,
    reason: string,
    kind: Adjustment['kind'],
    lines: Pick<Planned, 'item' | 'quantity' | 'givenValue'>[],
  ) => {
    if (date >= today || lines.length === 0) return;
    const id = adjustments.length + 1;
    const moveKind: MoveKind = kind === 'quantity' ? 'adjustQuantity' : 'adjustValue';
    const made = lines.map((line) => move({ ...line, date, kind: moveKind, adjustment: id }));
    adjustments.push({ id, date, reason, kind, lines: made, isDraft: false });
  };
  for (const item of goods)
    move({ date: begin, item, kind: 'opening', quantity: keptOf(item), givenValue: priceOf(keptOf(item), item.cost ?? 0) });
  for (let month = 0; month < 14; month += 1) {
    const first = addDays(addMonths(begin, month), 1);
    for (const item of goods) {
      const out = random.whole(1, Math.ceil(inMonth(item) / 2));
      const date = addDays(first, random.whole(3, 18));
      move({ date, item, kind: 'issue', quantity: -out, givenValue: null, holder: random.whole(1, people) });
    }
    const counted = goods.filter(() => random.chance(25));
    const reason = random.pick(['COUNT', 'DAMAGED', 'LOST']);
    const missing = counted.map((item) => ({ item, quantity: -1, givenValue: null }));
    adjust(addDays(first, 25), reason, 'quantity', missing);
  }
  const dear = goods.find(({ sku }) => sku === 'TAB-10');
  if (dear) adjust(addDays(today, -12), 'DAMAGED', 'value', [{ item: dear, quantity: 0, givenValue: -35.5 }]);
  return { begin, today, planned, adjustments };
}

/**
 * A delivery every three days, of what leaves until the next one: the firm knows its customers, and nothing falls below zero. A large firm
 * has as many on that day as it is larger.
 */
export function deliveriesFor(
  { begin, today, planned }: StockPlan,
  sold: readonly Sold[],
  scale: number,
  seed: number,
): Bought[] {
  const cars = Math.max(1, Math.round(scale));
  const random = randomOf(seed, 6);
  const turnOf = (date: string): number => Math.max(0, Math.floor((daysBetween(begin, date) - 1) / daysBetweenDeliveries));
  const leaving = new Map<string, number>();
  const leave = (date: string, itemId: number, quantity: number): void => {
    const key = `${turnOf(date)} ${itemId}`;
    leaving.set(key, add(leaving.get(key) ?? 0, quantity));
  };
  for (const { date, item, quantity } of planned) if (quantity < 0) leave(date, item.id, -quantity);
  for (const { date, itemId, quantity } of sold) leave(date, itemId, quantity);
  const deliveries: Bought[] = [];
  for (let turn = 0; ; turn += 1) {
    const date = addDays(begin, 1 + turn * daysBetweenDeliveries);
    if (date >= today) return deliveries;
    for (let car = 0; car < cars; car += 1) {
      const lines = goods.flatMap((item) => {
        const whole = leaving.get(`${turn} ${item.id}`) ?? 0;
        const quantity = Math.floor((whole * (car + 1)) / cars) - Math.floor((whole * car) / cars);
        const unitCost = Math.round((item.cost ?? 1) * random.whole(94, 108)) / 100;
        return quantity > 0 ? [{ itemId: item.id, quantity, unitCost }] : [];
      });
      if (lines.length) deliveries.push({ date, lines });
    }
  }
}

/** A year of stock: the plan, the deliveries with their bills, and what was sold. The last count is still open, and an adjustment a draft. */
export function stockRows(plan: StockPlan, bills: readonly Bill[], sold: readonly Sold[]): StockRows {
  const itemOf = new Map(goods.map((item) => [item.id, item]));
  const planned: Planned[] = [...plan.planned];
  for (const { id, columns } of bills)
    for (const { itemId, quantity, ...line } of columns.lines) {
      const item = itemOf.get(itemId ?? 0);
      const document = { subject: 'Bill', id, number: columns.number ?? '' } as const;
      if (item) planned.push({ date: columns.billDate, item, kind: 'bill', quantity, givenValue: lineCost(line), document });
    }
  for (const { date, itemId, quantity, invoiceId, number } of sold) {
    const item = itemOf.get(itemId);
    const document = { subject: 'Invoice', id: invoiceId, number } as const;
    if (item) planned.push({ date, item, kind: 'invoice', quantity: -quantity, givenValue: null, document });
  }
  const onHand = new Map<number, number>();
  for (const { item, quantity } of planned) onHand.set(item.id, add(onHand.get(item.id) ?? 0, quantity));
  return rowsOf(planned, plan.adjustments, onHand, addDays(plan.today, -1));
}

function rowsOf(planned: Planned[], adjustments: Adjustment[], onHand: Map<number, number>, draft: string): StockRows {
  // What comes in on a day comes before what goes out.
  const rank = ({ quantity }: Planned): number => (quantity > 0 ? 0 : 1);
  const inOrder = planned
    .map((one, at) => ({ one, at }))
    .sort((a, b) => (a.one.date < b.one.date ? -1 : a.one.date > b.one.date ? 1 : rank(a.one) - rank(b.one) || a.at - b.at));
  const known = new Map(adjustments.map((one) => [one.id, one]));
  const numbered = inOrder.map(({ one }, at) => ({ ...one, id: at + 1, originId: null }));
  const results = new Map(
    goods.flatMap((item) => {
      const chain: ChainMove[] = numbered.filter((one) => one.item.id === item.id);
      return runChain(emptyChain, chain).rows.map((row) => [row.id, row] as const);
    }),
  );
  const moves = numbered.map((one): RowOf<'stock_move'> => {
    const row = results.get(one.id);
    const of = known.get(one.adjustment ?? 0);
    const { subject, id, number } = of
      ? { subject: 'InventoryAdjustment', id: of.id, number: referenceOf(of) }
      : (one.document ?? { subject: null, id: null, number: null });
    return {
      id: one.id,
      created_at: `${one.date}T09:00:00Z`,
      item_id: one.item.id,
      move_date: one.date,
      kind: one.kind,
      quantity: one.quantity,
      given_value: one.givenValue,
      value: row?.value ?? 0,
      quantity_after: row?.quantityAfter ?? 0,
      value_after: row?.valueAfter ?? 0,
      subject,
      subject_id: id,
      reference: number,
      reason_id: of ? classifierId(5, of.reason) : null,
      holder_id: one.holder ?? null,
      user_id: keeper,
    };
  });
  /** Everything moved before it was counted. */
  const last = new Map(numbered.map(({ id, item }) => [item.id, id]));
  const adjusted = moves.filter(({ subject }) => subject === 'InventoryAdjustment');
  const posted = adjustments.map((one) =>
    rowOf(one, sum(adjusted.filter((m) => m['subject_id'] === one.id).map((m) => Number(m['value'])))),
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
    last_move_id: last.get(item.id) ?? 0,
    entered_at: `${draft}T10:00:00Z`,
  }));
  return {
    ...openCount(draft, onHand, last),
    moves,
    adjustments: [...posted, rowOf(count, 0)],
    lines: [...lines, ...drafted].map((line, at) => ({ ...line, id: at + 1 })),
  };
}

/** A count that is under way: half of the goods are counted, one of them is missing. */
const openCount = (date: string, onHand: ReadonlyMap<number, number>, last: ReadonlyMap<number, number>) => ({
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
      id: at + 1,
      count_id: 1,
      item_id: item.id,
      counted: isCounted ? counted : null,
      counted_at: isCounted ? `${date}T09:30:00Z` : null,
      last_move_id: isCounted ? (last.get(item.id) ?? 0) : null,
      counted_by_id: isCounted ? keeper : null,
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
  id: 0,
  adjustment_id: id,
  position,
  item_id: line.item.id,
  counted: null,
  last_move_id: null,
  entered_at: null,
  difference: kind === 'quantity' ? line.quantity : null,
  unit_cost: kind === 'quantity' && line.givenValue !== null ? priceOf(1, line.givenValue, line.quantity, 6) : null,
  value_difference: kind === 'value' ? line.givenValue : null,
});
