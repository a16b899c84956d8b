import { sql } from 'kysely';

type Share = { line_id: number; project_id: number; share: number };

/** Grouped by project, so that a condition on it reads the sources of one project alone. */
const hours = sql`select s.invoice_line_id as line_id, t.project_id, sum(t.minutes)::numeric
    / (select sum(o.minutes) from invoice_source r join time_entry o on o.id = r.time_entry_id where r.invoice_line_id = s.invoice_line_id) as share
  from invoice_source s join time_entry t on t.id = s.time_entry_id group by s.invoice_line_id, t.project_id`;
const costsOf = (table: 'bill_line' | 'expense', link: 'bill_line_id' | 'expense_id') =>
  sql`select s.invoice_line_id as line_id, c.project_id, count(*)::numeric
    / (select count(*) from invoice_source r where r.invoice_line_id = s.invoice_line_id) as share
  from invoice_source s join ${sql.table(table)} c on c.id = ${sql.ref(`s.${link}`)} group by s.invoice_line_id, c.project_id`;
const costs = sql`${costsOf('bill_line', 'bill_line_id')} union all ${costsOf('expense', 'expense_id')}`;

/** The share that each project has in a line which bills costs. */
export const sharesOfCosts = sql<Share>`(${costs})`.as('x');
/** The share that each project has in a line which bills hours, by their minutes, or costs. One invoice may bill several projects. */
export const sharesOfProjects = sql<Share>`(${hours} union all ${costs})`.as('x');
