import { sql, type Kysely, type NotNull, type RawBuilder } from 'kysely';
import type { AgedAmount, Dashboard, DashboardFigure } from '@kontor/domain';
import { addDays, addMonths, monthEnd, monthStart, sum } from '@kontor/domain';
import type { Customer } from '../../customers/customers/customer.entity.ts';
import { inBase as centsInBase } from '../../platform/orm/in-base.ts';
import { typed } from '../../platform/orm/typed.ts';
import { vendorExchangeGains } from '../../purchases/vendor-payments/vendor-exchange-gains.ts';
import type { Invoice } from '../../sales/invoices/invoice.entity.ts';
import { exchangeGains } from '../../sales/payments/exchange-gains.ts';

type Db = Kysely<unknown>;
type Overdue = NonNullable<Dashboard['overdueInvoices']>;
type Figures = Required<
  Pick<Dashboard, 'invoicedThisMonth' | 'receivedThisMonth' | 'receivable' | 'overdue' | 'cash' | 'aged' | 'overdueInvoices'>
>;

/** Totals of sent invoices less credit notes, and of payments less what was paid back, in the organisation's currency at each document's own exchange rate. */
export async function moneyFigures(db: Db, today: string): Promise<Figures> {
  const [months, before, aged, overdueInvoices] = await Promise.all([
    monthly(db, today),
    lastMonthByThisDay(db, today),
    byAge(db, today, 'invoice', sql`status = 'sent'`),
    latest(db, today),
  ]);
  const current = months.at(-1) ?? { invoiced: 0, received: 0 };
  const late = sum(aged.filter(({ bucket }) => bucket !== 'notDue').map(({ amount }) => amount));
  return {
    invoicedThisMonth: figure(current.invoiced, before.invoiced),
    receivedThisMonth: figure(current.received, before.received),
    receivable: figure(sum(aged.map(({ amount }) => amount))),
    overdue: figure(late),
    cash: months,
    aged,
    overdueInvoices,
  };
}

const inBase = (amount: string, of: string) => sql.raw(centsInBase(amount, of));

const figure = (value: number, previous: number | null = null): DashboardFigure => ({ value, previous });

type Month = NonNullable<Dashboard['cash']>[number];

/** Advances with tax are income with the invoice that deducts them, and none any more once it is credited. Their lines are few. */
const deducted = (from: string, to: string) => sql`select i.invoice_date as day, ${inBase('x.base', 'i')} as net,
      ${inBase('(x.base + x.amount)', 'i')} as total
    from retainer_application_line x join invoice_line l on l.id = x.invoice_line_id join invoice i on i.id = l.invoice_id
    where i.status in ('sent', 'paid') and i.invoice_date between ${from} and ${to}
  union all select n.credit_note_date, -${inBase('x.base', 'n')}, -${inBase('(x.base + x.amount)', 'n')}
    from retainer_application_line x join credit_note_line d on d.invoice_line_id = x.invoice_line_id join credit_note n on n.id = d.credit_note_id
    where n.status = 'sent' and n.credit_note_date between ${from} and ${to}`;

/** What was invoiced on each day, without tax and with it, less what was credited. */
const invoiced = (from: string, to: string) => sql`select invoice_date as day, sum(${inBase('net', 'invoice')}) as net,
      sum(${inBase('total', 'invoice')}) as total from invoice
    where status in ('sent', 'paid') and not opening and invoice_date between ${from} and ${to} group by 1
  union all select credit_note_date, -sum(${inBase('net', 'credit_note')}), -sum(${inBase('total', 'credit_note')}) from credit_note
    where status = 'sent' and invoice_id is not null and credit_note_date between ${from} and ${to} group by 1
  union all ${deducted(from, to)}`;

/** What was received on each day, less what was paid back. */
const received = (
  from: string,
  to: string,
) => sql`select payment_date as day, sum(${inBase('amount', 'payment')}) as amount from payment
    where payment_date between ${from} and ${to} group by 1
  union all select paid_back_date, -${inBase('paid_back', 'credit_note')} from credit_note where invoice_id is not null and paid_back_date between ${from} and ${to}
  union all select f.refund_date, -${inBase('f.amount', 'r')} from retainer_refund f
    join retainer_invoice r on r.id = f.retainer_invoice_id where f.refund_date between ${from} and ${to}
  union all select f.refund_date, -${inBase('f.amount', 'p')} from payment_refund f
    join payment p on p.id = f.payment_id where f.refund_date between ${from} and ${to}`;

/** Adds up by day first: each of a hundred thousand rows then costs an addition, without formatting. */
async function monthly(db: Db, today: string): Promise<Month[]> {
  const from = addMonths(monthStart(today), -11);
  const to = monthEnd(today);
  const { rows } = await sql<Month>`
    with months as (select to_char(m, 'YYYY-MM') as month from generate_series(${from}::date, ${to}::date, interval '1 month') m),
    invoiced as (select to_char(day, 'YYYY-MM') as month, sum(net) as net, sum(total) as total from (${invoiced(from, to)}) d group by 1),
    received as (select to_char(day, 'YYYY-MM') as month, sum(amount) as amount from (${received(from, to)}) d group by 1)
    select month, coalesce(i.net, 0) as invoiced, coalesce(i.total, 0) as "invoicedTotal", coalesce(r.amount, 0) as received
    from months left join invoiced i using (month) left join received r using (month) order by month`.execute(db);
  return rows;
}

/** A month in progress is compared with as many days of the month before; on its last day, with the whole month. */
async function lastMonthByThisDay(db: Db, today: string): Promise<{ invoiced: number; received: number }> {
  const from = addMonths(monthStart(today), -1);
  const to = today === monthEnd(today) ? addDays(monthStart(today), -1) : addMonths(today, -1);
  const { rows } = await sql<{ invoiced: number; received: number }>`
    select coalesce((select sum(net) from (${invoiced(from, to)}) d), 0) as invoiced,
      coalesce((select sum(amount) from (${received(from, to)}) d), 0) as received`.execute(db);
  return rows[0] ?? { invoiced: 0, received: 0 };
}

/** Exchange gains less losses of this month, each on the day from which the money counts. */
export async function exchangeThisMonth(db: Db, today: string, buys: boolean): Promise<number> {
  const days = { from: monthStart(today), to: monthEnd(today) };
  const bought = buys ? sql`union all ${vendorExchangeGains(days)}` : sql``;
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(amount), 0) as amount
    from (${exchangeGains(days)} ${bought}) x`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** What the firm owes its vendors, in its own currency at the rate of each bill, by days since the due date. A bill counts from its date. */
export const payableByAge = (db: Db, today: string): Promise<AgedAmount[]> =>
  byAge(db, today, 'bill', sql`status in ('open', 'partlyPaid') and bill_date <= ${today}`);

async function byAge(db: Db, today: string, table: 'invoice' | 'bill', open: RawBuilder<unknown>): Promise<AgedAmount[]> {
  const { rows } = await sql<AgedAmount>`
    select b.bucket, coalesce(sum(i.amount), 0) as amount, coalesce(sum(i.count), 0) as count
    from (values ('notDue', -100000, 0), ('days1to30', 1, 30), ('days31to60', 31, 60), ('days61to90', 61, 90), ('over90', 91, 100000)) as b(bucket, low, high)
    left join (select due_date, sum(${inBase('balance', table)}) as amount, count(*) as count from ${sql.raw(table)} where ${open} group by 1) i
      on ${today}::date - i.due_date between b.low and b.high
    group by b.bucket, b.low order by b.low`.execute(db);
  return rows;
}

function latest(db: Db, today: string): Promise<Overdue> {
  return typed<{ invoice: Invoice; customer: Customer }>(db)
    .selectFrom('invoice as i')
    .innerJoin('customer as c', 'c.id', 'i.customer_id')
    .select(['i.id', 'i.number', 'c.name as customerName', 'i.balance', 'i.currency', 'i.due_date as dueDate'])
    .select(sql<number>`${today}::date - i.due_date`.as('days'))
    .where('i.status', '=', 'sent')
    .where('i.due_date', '<', today)
    .orderBy('i.due_date')
    .orderBy('i.id')
    .limit(8)
    .$narrowType<{ number: NotNull }>()
    .execute();
}
