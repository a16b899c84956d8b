import { sql, type Kysely } from 'kysely';
import { stockFacts, type Reach } from '../../platform/facts/fact.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { StockMove } from './stock-move.entity.ts';
import { stockMoveList } from './stock-moves.list.ts';

/** Every move of the ledger counts on its date; what is on hand is their sum. */
export const movedStock = (db: Kysely<unknown>, reach?: Reach) =>
  stockFacts(typed<{ stock_move: StockMove }>(db).selectFrom('stock_move as m'), {
    of: stockMoveList,
    reach,
    kind: sql.ref('m.kind'),
    day: 'm.move_date',
    keys: { item_id: 'm.item_id', user_id: 'm.user_id' },
    quantity: 'm.quantity',
    value: 'm.value',
  });
