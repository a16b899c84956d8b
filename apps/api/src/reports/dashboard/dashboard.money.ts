import { sql, type Kysely, type NotNull } from 'kysely';
import type { AgedAmount, Dashboard, DashboardFigure } from '@kontor/domain';
import { addDays, addMonths, invoiceStates, monthEnd, monthStart, sum } from '@kontor/domain';
import { byAge } from '../../books/age.ts';
import { received, spent } from '../../books/cash.ts';
import { income } from '../../books/income.ts';
import type { Customer } from '../../customers/customers/customer.entity.ts';
import { sums } from '../../platform/facts/sums.ts';
import { typed } from '../../platform/orm/typed.ts';
import { billOpen } from '../../purchases/bills/bill.facts.ts';
import { vendorExchangeGains } from '../../purchases/vendor-payments/vendor-exchange-gains.ts';
import type { Invoice } from '../../sales/invoices/invoice.entity.ts';
import { invoiceOpen } from '../../sales/invoices/invoice.facts.ts';
import { exchangeGains } from '../../sales/payments/exchange-gains.ts';

type Db = Kysely<unknown>;
type Overdue = NonNullable<Dashboard['overdueInvoices']>;
type Figures = Required<
  Pick<Dashboard, 'invoicedThisMonth' | 'receivedThisMonth' | 'receivable' | 'overdue' | 'cash' | 'aged' | 'overdueInvoices'>
>;

/** Totals of sent invoices less credit notes, and of payments less what was paid back, in the organisation's currency at each document's own exchange rate. */
export async function moneyFigures(db: Db, today: string, buys = true): Promise<Figures> {
  const [months, before, aged, overdueInvoices] = await Promise.all([
    monthly(db, today, buys),
    lastMonthByThisDay(db, today),
    byAge(db, invoiceOpen(db), today),
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

const figure = (value: number, previous: number | null = null): DashboardFigure => ({ value, previous });

type Month = NonNullable<Dashboard['cash']>[number];

/** The last twelve months, with those in which nothing happened. */
async function monthly(db: Db, today: string, buys: boolean): Promise<Month[]> {
  const from = addMonths(monthStart(today), -11);
  const to = monthEnd(today);
  const [earned, came, went] = await Promise.all([
    sums(db, income(db), ['base_net', 'base_total'], { from, to }, ['month']).execute(),
    sums(db, received(db), ['base_net'], { from, to }, ['month']).execute(),
    buys ? sums(db, spent(db), ['base_net'], { from, to }, ['month']).execute() : null,
  ]);
  return Array.from({ length: 12 }, (_, later) => {
    const month = addMonths(from, later).slice(0, 7);
    const own = earned.find((one) => one.month === month);
    return {
      month,
      invoiced: own?.base_net ?? 0,
      invoicedTotal: own?.base_total ?? 0,
      received: came.find((one) => one.month === month)?.base_net ?? 0,
      paid: went && 0 - (went.find((one) => one.month === month)?.base_net ?? 0),
    };
  });
}

/** A month in progress is compared with as many days of the month before; on its last day, with the whole month. */
async function lastMonthByThisDay(db: Db, today: string): Promise<{ invoiced: number; received: number }> {
  const from = addMonths(monthStart(today), -1);
  const to = today === monthEnd(today) ? addDays(monthStart(today), -1) : addMonths(today, -1);
  const [[earned], [paid]] = await Promise.all([
    sums(db, income(db), ['base_net'], { from, to }).execute(),
    sums(db, received(db), ['base_net'], { from, to }).execute(),
  ]);
  return { invoiced: earned?.base_net ?? 0, received: paid?.base_net ?? 0 };
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
export const payableByAge = (db: Db, today: string): Promise<AgedAmount[]> => byAge(db, billOpen(db), today, today);

function latest(db: Db, today: string): Promise<Overdue> {
  return typed<{ invoice: Invoice; customer: Customer }>(db)
    .selectFrom('invoice as i')
    .innerJoin('customer as c', 'c.id', 'i.customer_id')
    .select(['i.id', 'i.number', 'c.name as customerName', 'i.balance', 'i.currency', 'i.due_date as dueDate'])
    .select(sql<number>`${today}::date - i.due_date`.as('days'))
    .where('i.status', 'in', invoiceStates.open)
    .where('i.due_date', '<', today)
    .orderBy('i.due_date')
    .orderBy('i.id')
    .limit(8)
    .$narrowType<{ number: NotNull }>()
    .execute();
}
