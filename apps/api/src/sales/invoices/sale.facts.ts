import { sql, type RawBuilder } from 'kysely';
import { partOf } from '../../platform/facts/part.ts';
import { baseShares, roundedShares } from '../../platform/facts/shares.ts';

// What the facts of invoices and of credit notes have alike.

type TaxedLine = { document_id: number; tax_rate_id: number | null };
type SoldLine = TaxedLine & {
  item_id: number | null;
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

/** The lines `l` of documents with the tax row of each. A tax row without lines, which only a charge has, is a row by itself. */
const linesOf = (of: 'invoice' | 'credit_note' | 'retainer_invoice', columns: RawBuilder<unknown>, work: RawBuilder<unknown>) => {
  const [tax, line, document] = [sql.table(`${of}_tax`), sql.table(`${of}_line`), sql.ref(`${of}_id`)];
  return sql`(select t.${document} as document_id, t.id as tax_id, t.category, t.percent, t.base, t.amount,
      t.base + t.discount - t.charge as written, d.id as line_id, d.position, d.tax_rate_id, d.net, ${columns}
    from ${tax} t left join ${line} d on d.${document} = t.${document} and d.tax_category = t.category
        and (t.category = 'O' or coalesce(d.tax_percent, 0) = t.percent) ${work})`;
};
export const taxedLines = (of: 'invoice' | 'credit_note' | 'retainer_invoice') =>
  sql<TaxedLine>`${linesOf(of, sql`1 as share`, sql``)}`.as('l');

/** The same, once for each project and person whose work a line bills. */
export const soldLines = (of: 'invoice' | 'credit_note') => {
  const columns = sql`d.item_id, x.project_id, x.user_id, coalesce(x.is_cost, false) as is_cost, coalesce(x.share, 1) as share`;
  const work = sql`left join lateral (${billedWork(of === 'invoice' ? 'd.id' : 'd.invoice_line_id')}) x on true`;
  return sql<SoldLine>`${linesOf(of, columns, work)}`.as('l');
};

/** Of a tax row that only a charge of its document `head` has, the rate is the charge's. */
const rateOfLine = (head: string) => sql`coalesce(l.tax_rate_id, (select (c ->> 'taxRateId')::int
  from jsonb_array_elements(${sql.ref(`${head}.charges`)}) c where c ->> 'taxCategory' = l.category
    and (l.category = 'O' or coalesce((c ->> 'taxPercent')::numeric, 0) = l.percent) limit 1))`;

/** What a line is known by; the project of the document comes first, and the work that the line bills second. */
export const lineKeys = <const H extends 'i' | 'n'>(head: H) =>
  ({
    customer_id: `${head}.customer_id`,
    project_id: sql`coalesce(${sql.ref(`${head}.project_id`)}, l.project_id)`,
    user_id: 'l.user_id',
    item_id: 'l.item_id',
    category_id: sql`(select c.category_id from item c where c.id = l.item_id)`,
    tax_rate_id: rateOfLine(head),
  }) as const;

/** What a line `l` is of an amount `of` its tax row, exactly: discount, charges and included tax change all lines of a row in one proportion. */
function exactPart(head: 'i' | 'n' | 'r', of: RawBuilder<unknown>): RawBuilder<unknown> {
  const written = sql`(l.written + case when ${sql.ref(`${head}.prices_include_tax`)} then l.amount else 0 end)`;
  return sql`case when l.line_id is null then ${of} when ${written} = 0 then l.net * l.share
    else l.net * l.share * ${of} / ${written} end`;
}

/**
 * What a line `l` brings after the discount and the charges of its document, in cents that add up to the tax rows and, in the organisation's
 * currency, to the document. Of what was `paid` of the document, each line has its share.
 */
export function shareOfLine(head: 'i' | 'n', { day, id, paid }: { day: string; id: string; paid?: string }) {
  const column = (name: string) => sql.ref(`${head}.${name}`);
  const line = ['l.position', 'l.tax_id', 'l.project_id', 'l.user_id'];
  const shares = (of: RawBuilder<unknown>, { row, document }: Record<'row' | 'document', RawBuilder<unknown>>) => {
    const own = exactPart(head, of);
    const part = paid === undefined ? own : sql`coalesce(${own} * ${sql.ref(paid)} / nullif(${column('total')}, 0), ${row})`;
    return {
      own: roundedShares({ part, whole: row }, { document: [day, id, ...(paid === undefined ? ['l.tax_id'] : [])], line }),
      base: baseShares({ part, whole: document }, { of: head, document: [day, id], line }),
    };
  };
  const [base, withTax] = [sql`l.base`, sql`(l.base + l.amount)`];
  const paidNet = paid === undefined ? undefined : sql`(${partOf(paid, `${head}.net`, `${head}.total`)})`;
  const paidTotal = paid === undefined ? undefined : sql.ref(paid);
  const net = shares(base, { row: paidNet ?? base, document: paidNet ?? column('net') });
  const total = shares(withTax, { row: paidTotal ?? withTax, document: paidTotal ?? column('total') });
  return { net: net.own, total: total.own, shares: { net: net.base, total: total.base } };
}

/** The tax of lines `l` in the organisation's currency, in cents that add up to each tax row at the rate of its document. */
export function taxOfLine(head: 'i' | 'n' | 'r', { day, less }: { day: RawBuilder<unknown>; less?: true }) {
  const lines = { of: head, document: [day, `${head}.id`, 'l.tax_id'], line: ['l.position'] };
  const share = (of: RawBuilder<unknown>) => {
    const rounded = baseShares({ part: exactPart(head, of), whole: of }, lines);
    return less ? sql`- (${rounded})` : rounded;
  };
  return {
    // The buyer owes the tax of what is sold under reverse charge.
    kind: sql`case when l.category = 'AE' then 'reverseSale' else 'sale' end::text`,
    day,
    keys: { customer_id: sql.ref(`${head}.customer_id`), tax_rate_id: rateOfLine(head) },
    base: share(sql`l.base`),
    tax: share(sql`l.amount`),
    deductible: 0,
  } as const;
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
