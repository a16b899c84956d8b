import { sql, type Kysely } from 'kysely';
import { stockFacts, type Facts, type Reach, type StockFact } from '../platform/facts/fact.ts';
import { typed } from '../platform/orm/typed.ts';
import type { CreditNote } from '../sales/credit-notes/credit-note.entity.ts';
import type { Invoice } from '../sales/invoices/invoice.entity.ts';
import type { StockMove } from '../stock/moves/stock-move.entity.ts';
import { stockMoveList } from '../stock/moves/stock-moves.list.ts';

type Tables = { stock_move: StockMove; invoice: Invoice; credit_note: CreditNote };

/** Goods that were sold, at what they cost, less those that customers returned; with what later receipts corrected of it. */
export const soldGoods = (db: Kysely<unknown>, reach?: Reach): Facts<StockFact> =>
  stockFacts(
    typed<Tables>(db)
      .selectFrom('stock_move as m')
      .leftJoin('stock_move as c', 'c.id', 'm.corrects_id')
      .leftJoin('invoice as i', (join) =>
        join
          .on(sql<boolean>`coalesce(c.subject, m.subject) = 'Invoice'`)
          .on(sql<boolean>`i.id = coalesce(c.subject_id, m.subject_id)`),
      )
      .leftJoin('credit_note as n', (join) =>
        join
          .on(sql<boolean>`coalesce(c.subject, m.subject) = 'CreditNote'`)
          .on(sql<boolean>`n.id = coalesce(c.subject_id, m.subject_id)`),
      )
      .where(sql<boolean>`coalesce(c.subject, m.subject) in ('Invoice', 'CreditNote')`),
    {
      of: stockMoveList,
      reach,
      kind: 'goods',
      day: 'm.move_date',
      keys: {
        customer_id: sql`coalesce(i.customer_id, n.customer_id)`,
        project_id: sql`coalesce(i.project_id, n.project_id)`,
        item_id: 'm.item_id',
      },
      quantity: sql`- m.quantity`,
      value: sql`- m.value`,
    },
  );
