import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Exchange, ProjectFigureKind, ProjectFigureRow } from '@kontor/domain';
import type { Fact, Facts } from '../../platform/facts/fact.ts';
import { rowsOf, type AskedFacts } from '../../platform/facts/sums.ts';
import { labour } from '../../work/time-entries/time-entry.facts.ts';
import { goodsOf, moneyOf, notForStock } from './figures-of-project.ts';
import { worthInBase } from './worth-in-base.ts';

type Db = Kysely<unknown>;
type Asked = { projectId: number; from?: string; to?: string; userId?: number; rate: Exchange };

/** What a row is known by: a number, who sold it, who worked and on what. */
const text = sql<string | null>`case r.subject
  when 'Invoice' then (select i.number from invoice i where i.id = r.id)
  when 'CreditNote' then (select n.number from credit_note n where n.id = r.id)
  when 'Bill' then (select concat_ws(' ', v.name, b.number) from bill b join vendor v on v.id = b.vendor_id where b.id = r.id)
  when 'VendorCreditNote' then (select concat_ws(' ', v.name, n.number) from vendor_credit_note n join vendor v on v.id = n.vendor_id where n.id = r.id)
  when 'Expense' then (select coalesce(e.comment, e.vendor_name) from expense e where e.id = r.id)
  when 'TimeEntry' then (select concat_ws(' · ', u.display_name, t.note) from time_entry t join user_account u on u.id = t.user_id where t.id = r.id)
  end`;
const itself = sql<number | null>`null::int`;

const read = <F extends Fact>(
  db: Db,
  facts: Facts<F>,
  minutes: typeof itself,
  amount: ReturnType<typeof sql<number | null>>,
): Promise<ProjectFigureRow[]> =>
  (db.selectFrom(facts.as('r')) as unknown as SelectQueryBuilder<Record<string, Record<string, never>>, string, object>)
    .select([sql<string>`r.subject`.as('subject'), sql<number>`r.id`.as('id'), sql<string>`r.day`.as('date')])
    .select([text.as('text'), minutes.as('minutes'), amount.as('amount')])
    .execute();

/** What a figure of a project is made of, the newest thousand rows; what the actor may see of the figure is decided before. */
export async function rowsOfFigure(
  db: Db,
  figure: ProjectFigureKind,
  { projectId: project_id, from, to, userId: user_id, rate }: Asked,
) {
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const hours = { ...days, where: { project_id, ...(user_id !== undefined && { user_id }) } };
  const money: AskedFacts<Fact> = { ...days, where: { project_id } };
  switch (figure) {
    case 'labour': {
      const rows = rowsOf(db, labour(db), hours);
      return read(db, rows, sql`r.minutes`, sql`r.cost`);
    }
    case 'unbilledHours': {
      const rows = rowsOf(db, worthInBase(db, rate), { ...hours, that: sql`(f.unbilled <> 0 or f.unpriced_minutes > 0)` });
      return read(db, rows, sql`(select t.minutes from time_entry t where t.id = r.id)`, sql`r.unbilled`);
    }
    case 'stock':
      return read(db, rowsOf(db, goodsOf(db), money), itself, sql`- r.value`);
    case 'purchases':
      return read(db, rowsOf(db, moneyOf.purchases(db), { ...money, that: notForStock }), itself, sql`r.base_net`);
    default:
      return read(db, rowsOf(db, moneyOf[figure](db, project_id), money), itself, sql`r.base_net`);
  }
}
