import type { MoveSubject } from '@kontor/domain';
import type { Invariant } from '../../platform/subjects/subject.ts';

type Lines = {
  table: string;
  subject: MoveSubject;
  /** When the document `d` counts. */
  counts: string;
  /** What its line `l` moves; positive comes in. */
  quantity: string;
};

/**
 * What `verify` counts again: a document moved as much of an item as its lines say while it counts, and nothing otherwise. An item of which
 * stock is kept only since then has no moves.
 */
export const movesFitLines = ({ table, subject, counts, quantity }: Lines): Invariant => ({
  about: 'what a document moved differs from its lines',
  sql: `select d.id, '${subject} ' || d.id || ', item ' || m.item_id || ': ' || m.quantity || ' instead of ' || coalesce(l.quantity, 0) as what
    from (select subject_id, item_id, sum(quantity) as quantity from stock_move where subject = '${subject}' group by 1, 2) m
    join ${table} d on d.id = m.subject_id
    left join (select l.${table}_id as id, l.item_id, sum(${quantity}) as quantity from ${table}_line l group by 1, 2) l
      on l.id = d.id and l.item_id = m.item_id
    where m.quantity <> case when ${counts} then coalesce(l.quantity, 0) else 0 end`,
});
