import { sql, type Kysely, type RawBuilder } from 'kysely';
import { movedStock } from '../../stock/moves/stock-move.facts.ts';
import { categoryOfItem, item, kind } from '../kit/dimensions.ts';
import type { Asked, Measure, Report } from '../kit/report.ts';
import { withColumns } from '../kit/with-columns.ts';

const adjusts = sql`w.kind in ('adjustQuantity', 'adjustValue', 'correction')`;
/** On which column of the report a move counts: by its day, and what it did. A row of goods that leave is negative. */
const columnsSince = (from: string) => {
  const before = sql`w.day < ${from}`;
  const where = {
    opening: before,
    in: sql`not (${before}) and not (${adjusts}) and w.quantity > 0`,
    out: sql`not (${before}) and not (${adjusts}) and w.quantity < 0`,
    adjusted: sql`not (${before}) and ${adjusts}`,
  };
  const of = (amount: 'quantity' | 'value') =>
    Object.fromEntries(
      Object.entries(where).map(([name, counts]): [string, RawBuilder<number>] => [
        `${name}_${amount}`,
        sql`case when ${counts} then ${sql.ref(`w.${amount}`)} else 0 end`,
      ]),
    );
  return { ...of('quantity'), ...of('value'), quantity: 'quantity', value: 'value' } as const;
};

/** The items whose stock at the end of the period is at their reorder level or below. */
const isLow = (db: Kysely<unknown>, to: string) => sql<boolean>`w.item_id in (select i.id from item i
  where i.active and i.stock_tracked and i.reorder_level >= ${onHand(db, to)})`;
/** The items that are there at the end of the period, and of which nothing left during it. */
const isDead = (db: Kysely<unknown>, { from, to }: Asked) => sql<boolean>`w.item_id in (select i.id from item i
  where ${onHand(db, to)} > 0 and not exists (select from (${movedStock(db, 'readable')}) o
    where o.item_id = i.id and o.quantity < 0 and o.day between ${from} and ${to}))`;
const onHand = (db: Kysely<unknown>, to: string) =>
  sql`(select coalesce(sum(m.quantity), 0) from (${movedStock(db, 'readable')}) m where m.item_id = i.id and m.day <= ${to})`;

const measuresOf = (amount: 'quantity' | 'value', measure: Omit<Measure, 'of'>): Record<string, Measure> => {
  const name = (column: string) => (amount === 'value' ? `${column}Value` : column);
  return {
    [name('opening')]: { ...measure, of: `opening_${amount}` },
    [name('in')]: { ...measure, of: `in_${amount}` },
    [name('out')]: { ...measure, of: (sum) => sql`- ${sum(`out_${amount}`)}` },
    [name('adjusted')]: { ...measure, of: `adjusted_${amount}` },
    [name('closing')]: { ...measure, of: amount },
  };
};

/** The stock ledger up to the last day: what was there, came, went, was adjusted, and is there. */
export const stockReport: Report = {
  name: 'stock',
  needs: [['Item']],
  whole: ['StockMove'],
  switches: { belowReorder: {}, dead: {} },
  asOf: true,
  facts: (db, asked) => {
    const moves = withColumns(db, [movedStock(db, 'readable')], columnsSince(asked.from));
    const only = [
      ...(asked.including.has('belowReorder') ? [isLow(db, asked.to)] : []),
      ...(asked.including.has('dead') ? [isDead(db, asked)] : []),
    ];
    return moves.map((facts) => only.reduce((rest, condition) => rest.where(condition), facts));
  },
  measures: {
    ...measuresOf('quantity', { unit: 'quantity' }),
    ...measuresOf('value', { unit: 'money', needs: [['StockMove', 'value']] }),
  },
  dimensions: { item, category: categoryOfItem, kind },
};
