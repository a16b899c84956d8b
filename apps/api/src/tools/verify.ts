// Recomputes every figure that the database keeps and says where it differs: `npm run verify`.
import 'reflect-metadata';
import pg from 'pg';
import { pathToFileURL } from 'node:url';
import { checkDocuments } from './verify-documents.ts';
import { checkNumbers } from './verify-numbers.ts';

export type Verification = {
  /** What must never be: kept figures that differ from what they are made of. */
  problems: string[];
  /** What may be, but should be looked at. */
  warnings: string[];
  /** How much was looked at. */
  checked: Record<string, number>;
};

/** A rule that has one row for each breach. `about` is the sentence before the names of the first of them. */
type Check = { about: string; sql: string };

const problems: Check[] = [
  {
    about: 'paid differs from the payments of the invoice',
    sql: `select i.id, 'Invoice ' || i.id || ': ' || i.paid || ' instead of ' || coalesce(a.paid, 0) as what
          from invoice i left join (select invoice_id, sum(amount) as paid from payment_allocation group by 1) a on a.invoice_id = i.id
          where i.paid <> coalesce(a.paid, 0)`,
  },
  {
    about: 'written off differs from the write-offs of the invoice',
    sql: `select i.id, 'Invoice ' || i.id || ': ' || i.written_off || ' instead of ' || coalesce(w.amount, 0) as what
          from invoice i left join (select invoice_id, sum(amount) as amount from write_off group by 1) w on w.invoice_id = i.id
          where i.written_off <> coalesce(w.amount, 0)`,
  },
  {
    about: 'the balance is not what is left to pay',
    sql: `select id, 'Invoice ' || id || ': ' || balance as what from invoice
          where balance <> case when status = 'void' then 0 else total - paid - written_off end`,
  },
  {
    about: 'the status does not fit the balance',
    sql: `select id, 'Invoice ' || id || ': ' || status || ' with ' || balance || ' to pay' as what from invoice
          where status in ('sent', 'paid') and (status = 'paid') <> (balance = 0)`,
  },
  {
    about: 'the credit differs from what no invoice uses',
    sql: `select p.id, 'Payment ' || p.id || ': ' || p.unallocated || ' instead of ' || p.amount - coalesce(a.used, 0) as what
          from payment p left join (select payment_id, sum(amount) as used from payment_allocation group by 1) a on a.payment_id = p.id
          where p.unallocated <> p.amount - coalesce(a.used, 0)`,
  },
  {
    about: 'money of one customer pays the invoice of another, or in another currency, or one that is not issued',
    sql: `select p.id, 'Payment ' || p.id || ' and invoice ' || i.id as what
          from payment_allocation a join payment p on p.id = a.payment_id join invoice i on i.id = a.invoice_id
          where p.customer_id <> i.customer_id or p.currency <> i.currency or i.status not in ('sent', 'paid')`,
  },
  {
    about: 'an annulled invoice still holds hours',
    sql: `select distinct i.id, 'Invoice ' || i.id as what
          from invoice_source s join invoice_line l on l.id = s.invoice_line_id join invoice i on i.id = l.invoice_id where i.status = 'void'`,
  },
  {
    about: 'hours are on an invoice of another customer, or are not billable',
    sql: `select t.id, 'Time entry ' || t.id || ' on invoice ' || i.id as what
          from invoice_source s join time_entry t on t.id = s.time_entry_id join project p on p.id = t.project_id
          join invoice_line l on l.id = s.invoice_line_id join invoice i on i.id = l.invoice_id
          where p.customer_id <> i.customer_id or not t.billable`,
  },
  {
    about: 'the list of unbilled hours differs from the hours',
    sql: `select coalesce(t.id, u.time_entry_id) as id, 'Time entry ' || coalesce(t.id, u.time_entry_id) as what
          from (select e.*, i.id is not null as on_draft from time_entry e left join (invoice_source s join invoice_line l on l.id = s.invoice_line_id
              join invoice i on i.id = l.invoice_id) on s.time_entry_id = e.id where e.billable and coalesce(i.status, 'draft') = 'draft') t
          full join unbilled_entry u on u.time_entry_id = t.id
          where t.id is null or u.time_entry_id is null
            or (t.on_draft, t.project_id, t.user_id, t.task_id, t.work_date, t.minutes, t.billing_rate)
              is distinct from (u.on_draft, u.project_id, u.user_id, u.task_id, u.work_date, u.minutes, u.billing_rate)`,
  },
  {
    about: 'the counts of a mailbox differ from its mails',
    sql: `select user_id as id, 'Mailbox of person ' || user_id as what
          from (select user_id, count(*) filter (where folder = 'inbox' and not is_read) as inbox,
              count(*) filter (where folder = 'draft') as draft, count(*) filter (where folder = 'spam' and not is_read) as spam
            from email group by user_id) e
          full join email_count c using (user_id)
          where (coalesce(e.inbox, 0), coalesce(e.draft, 0), coalesce(e.spam, 0))
            <> (coalesce(c.inbox, 0), coalesce(c.draft, 0), coalesce(c.spam, 0))`,
  },
];

const warnings: Check[] = [
  {
    about: 'more hours on a day than the limit allows',
    sql: `select t.user_id as id, 'Person ' || t.user_id || ' on ' || t.work_date || ': ' || sum(t.minutes) || ' min' as what
          from time_entry t cross join organisation o group by t.user_id, t.work_date, o.day_limit_minutes
          having sum(t.minutes) > o.day_limit_minutes`,
  },
];

const shown = 5;

async function run(client: pg.Client, checks: readonly Check[]): Promise<string[]> {
  const found: string[] = [];
  for (const { about, sql } of checks) {
    const { rows } = await client.query<{ what: string; of: number }>(
      `select what, count(*) over () as of from (${sql}) breaches order by id limit ${shown}`,
    );
    const [first] = rows;
    if (first) found.push(`${about} (${first.of}): ${rows.map((row) => row.what).join('; ')}${first.of > shown ? '; …' : ''}`);
  }
  return found;
}

/** Reads the whole database in one snapshot and changes nothing. */
export async function verify(databaseUrl: string): Promise<Verification> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-verify' });
  client.setTypeParser(1700, Number);
  client.setTypeParser(20, Number);
  client.setTypeParser(1082, String);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const documents = await checkDocuments(client);
    const numbers = await checkNumbers(client);
    const links = await run(client, problems);
    return {
      problems: [...documents.problems, ...numbers.problems, ...links],
      warnings: [...numbers.warnings, ...(await run(client, warnings))],
      checked: { invoices: documents.invoices, lines: documents.lines, numbers: numbers.numbers },
    };
  } finally {
    await client.end();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set.');
  const result = await verify(url);
  for (const warning of result.warnings) process.stdout.write(`warning: ${warning}\n`);
  for (const problem of result.problems) process.stderr.write(`WRONG: ${problem}\n`);
  const { invoices, lines, numbers } = result.checked;
  process.stdout.write(`${invoices} invoices, ${lines} lines and ${numbers} numbers checked: `);
  process.stdout.write(result.problems.length ? `${result.problems.length} problems\n` : 'every figure is right\n');
  process.exitCode = result.problems.length ? 1 : 0;
}
