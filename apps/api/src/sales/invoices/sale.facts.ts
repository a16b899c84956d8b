import { sql, type RawBuilder } from 'kysely';
import { partOf } from '../../platform/facts/part.ts';
import { baseShares, roundedShares } from '../../platform/facts/shares.ts';

// What the facts of invoices and of credit notes have alike.

type SoldLine = {
  document_id: number;
  item_id: number | null;
  tax_rate_id: number | null;
  project_id: number | null;
  user_id: number | null;
  is_cost: boolean;
};

/** Of a line, what each person worked on each project, by minutes, and each project's costs, by their number. A line may bill several. */
const billedWork = (line: string) => sql`select coalesce(w.project_id, b.project_id, e.project_id) as project_id, w.user_id,
    coalesce(b.id, e.id) is not null as is_cost, sum(coalesce(w.minutes, 1))::numeric / sum(sum(coalesce(w.minutes, 1))) over () as share
  from invoice_source s left join time_entry w on w.id = s.time_entry_id left join bill_line b on b.id = s.bill_line_id
    left join expense e on e.id = s.expense_id
  where s.invoice_line_id = ${sql.ref(line)} group by 1, 2, 3`;

/**
 * The lines `l` of documents with the tax row of each, once for each project and person whose work a line bills. A tax row without lines, which
 * only a charge has, is a row by itself.
 */
export const soldLines = (of: 'invoice' | 'credit_note') => {
  const [tax, line, document] = [sql.table(`${of}_tax`), sql.table(`${of}_line`), sql.ref(`${of}_id`)];
  return sql<SoldLine>`(select t.${document} as document_id, t.id as tax_id, t.base, t.amount, t.base + t.discount - t.charge as written,
      d.id as line_id, d.position, d.item_id, d.tax_rate_id, d.net, x.project_id, x.user_id, coalesce(x.is_cost, false) as is_cost,
      coalesce(x.share, 1) as share
    from ${tax} t left join ${line} d on d.${document} = t.${document} and d.tax_category = t.category
        and (t.category = 'O' or coalesce(d.tax_percent, 0) = t.percent)
      left join lateral (${billedWork(of === 'invoice' ? 'd.id' : 'd.invoice_line_id')}) x on true)`.as('l');
};

/** What a line is known by; the project of the document comes first, and the work that the line bills second. */
export const lineKeys = <const H extends 'i' | 'n'>(head: H) =>
  ({
    customer_id: `${head}.customer_id`,
    project_id: sql`coalesce(${sql.ref(`${head}.project_id`)}, l.project_id)`,
    user_id: 'l.user_id',
    item_id: 'l.item_id',
    category_id: sql`(select c.category_id from item c where c.id = l.item_id)`,
    tax_rate_id: 'l.tax_rate_id',
  }) as const;

/**
 * What a line `l` brings after the discount and the charges of its document, in cents that add up to the tax rows and, in the organisation's
 * currency, to the document. Of what was `paid` of the document, each line has its share.
 */
export function shareOfLine(head: 'i' | 'n', { day, id, paid }: { day: string; id: string; paid?: string }) {
  const column = (name: string) => sql.ref(`${head}.${name}`);
  const written = sql`(l.written + case when ${column('prices_include_tax')} then l.amount else 0 end)`;
  const exact = (of: RawBuilder<unknown>, whole: RawBuilder<unknown>) => {
    const part = sql`case when l.line_id is null then ${of} when ${written} = 0 then l.net * l.share
      else l.net * l.share * ${of} / ${written} end`;
    return paid === undefined ? part : sql`coalesce(${part} * ${sql.ref(paid)} / nullif(${column('total')}, 0), ${whole})`;
  };
  const shares = (of: RawBuilder<unknown>, ofRow: RawBuilder<unknown>, ofDocument: RawBuilder<unknown>) => {
    const document = [day, id];
    const line = ['l.position', 'l.tax_id', 'l.project_id', 'l.user_id'];
    const part = exact(of, ofRow);
    const own = roundedShares(
      { part, whole: ofRow },
      { document: paid === undefined ? [...document, 'l.tax_id'] : document, line },
    );
    return { own, base: baseShares({ part, whole: ofDocument }, { of: head, document, line }) };
  };
  const paidNet = paid === undefined ? undefined : sql`(${partOf(paid, `${head}.net`, `${head}.total`)})`;
  const paidTotal = paid === undefined ? undefined : sql.ref(paid);
  const net = shares(sql`l.base`, paidNet ?? sql`l.base`, paidNet ?? column('net'));
  const total = shares(sql`(l.base + l.amount)`, paidTotal ?? sql`(l.base + l.amount)`, paidTotal ?? column('total'));
  return { net: net.own, total: total.own, shares: { net: net.base, total: total.base } };
}

/** Of a project, the documents that are its own or bill work of it; `shared` are those that have no project, of one or of all. */
export type BilledProject = { project?: number; shared?: true };

export function billsProject(
  invoice: 'i.id' | 'n.invoice_id',
  own: 'i.project_id' | 'n.project_id',
  { project, shared }: BilledProject,
): RawBuilder<boolean> {
  const billing = (link: string, table: string) => sql`select d.invoice_id from ${sql.table(table)} w
    join invoice_source s on ${sql.ref(`s.${link}`)} = w.id join invoice_line d on d.id = s.invoice_line_id where w.project_id = ${project}`;
  const sources = sql`${billing('time_entry_id', 'time_entry')} union ${billing('bill_line_id', 'bill_line')} union ${billing('expense_id', 'expense')}`;
  const isShared = sql<boolean>`${sql.ref(own)} is null`;
  if (project === undefined) return shared ? isShared : sql`true`;
  return shared
    ? sql`${isShared} and ${sql.ref(invoice)} in (${sources})`
    : sql`${sql.ref(invoice)} in (select o.id from invoice o where o.project_id = ${project} union ${sources})`;
}

/** The word for a line among the facts of its document: what it bills of costs is told apart for projects. */
export const kindOfLine = (kind: string): RawBuilder<string> =>
  sql`case when l.is_cost then 'costs' else ${sql.lit(kind)} end::text`;

/** What a move of goods counts for. */
export const goods = { kind: 'goods', day: 'm.move_date', quantity: 'm.quantity', value: 'm.value' } as const;
