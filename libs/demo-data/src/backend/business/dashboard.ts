import {
  add,
  addDays,
  addMonths,
  daysBetween,
  divide,
  isOverdue,
  monthStart,
  multiply,
  round,
  weekStart,
  type Dashboard,
  type TimeEntryRecord,
} from '@kontor/domain';
import type { Firm } from './firm.ts';

const inBase = (amount: number, rate: number): number => round(multiply(amount, rate), 2);
const minutesOf = (entries: readonly TimeEntryRecord[]): number => entries.reduce((sum, { minutes }) => sum + minutes, 0);

function monthly(firm: Firm): NonNullable<Dashboard['cash']> {
  const months = Array.from({ length: 12 }, (_, n) => addMonths(monthStart(firm.today), n - 11).slice(0, 7));
  const invoiced = new Map<string, number>();
  const received = new Map<string, number>();
  const put = (sums: Map<string, number>, date: string, amount: number): void => {
    sums.set(date.slice(0, 7), add(sums.get(date.slice(0, 7)) ?? 0, amount));
  };
  const rates = new Map<string, number>();
  for (const { status, invoiceDate, net, exchangeRate, currency } of firm.rows.invoices) {
    rates.set(currency, exchangeRate);
    if (status === 'sent' || status === 'paid') put(invoiced, invoiceDate, inBase(net, exchangeRate));
  }
  for (const { paymentDate, amount, currency } of firm.rows.payments)
    put(received, paymentDate, inBase(amount, rates.get(currency) ?? 1));
  return months.map((month) => ({ month, invoiced: invoiced.get(month) ?? 0, received: received.get(month) ?? 0 }));
}

const buckets = [
  ['notDue', -Infinity, 0],
  ['days1to30', 1, 30],
  ['days31to60', 31, 60],
  ['days61to90', 61, 90],
  ['over90', 91, Infinity],
] as const;

/** The first page, with the figures that the API reckons in SQL. */
export function dashboardOf(firm: Firm, personId: number): Dashboard {
  const { invoices, 'time-entries': entries, customers, projects } = firm.fresh();
  const { organisation, today } = firm;
  const open = invoices.filter(({ status }) => status === 'sent');
  const aged = buckets.map(([bucket, low, high]) => {
    const within = open.filter(({ dueDate }) => daysBetween(dueDate, today) >= low && daysBetween(dueDate, today) <= high);
    const amount = within.reduce((sum, { balance, exchangeRate }) => add(sum, inBase(balance, exchangeRate)), 0);
    return { bucket, amount, count: within.length };
  });
  const cash = monthly(firm);
  const [before, current] = cash.slice(-2);
  const receivable = aged.reduce((sum, { amount }) => add(sum, amount), 0);
  const monday = weekStart(today);
  const week = (from: string, userId?: number): number =>
    minutesOf(
      entries.filter(
        (entry) =>
          entry.workDate >= from && entry.workDate <= addDays(from, 6) && (userId === undefined || entry.userId === userId),
      ),
    );
  const unbilled = entries.filter(({ billingState, billingRate }) => billingState === 'unbilled' && billingRate !== null);
  const perHour = unbilled
    .filter(({ currency }) => currency === organisation.baseCurrency)
    .reduce((sum, { minutes, billingRate }) => add(sum, multiply(minutes, billingRate ?? 0)), 0);
  return {
    currency: organisation.baseCurrency,
    invoicedThisMonth: { value: current?.invoiced ?? 0, previous: before?.invoiced ?? 0 },
    receivedThisMonth: { value: current?.received ?? 0, previous: before?.received ?? 0 },
    receivable: { value: receivable, previous: null },
    overdue: { value: add(receivable, -(aged[0]?.amount ?? 0)), previous: null },
    unbilledAmount: round(divide(perHour, 60), 2),
    unbilledMinutes: minutesOf(unbilled),
    minutesThisWeek: { value: week(monday, personId), previous: week(addDays(monday, -7), personId) },
    teamMinutesThisWeek: { value: week(monday), previous: week(addDays(monday, -7)) },
    cash,
    aged,
    overdueInvoices: open
      .filter((invoice) => isOverdue(invoice, today))
      .sort((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id - b.id)
      .slice(0, 8)
      .map(({ id, number, customerName, balance, currency, dueDate }) => ({
        ...{ id, number: number ?? '', customerName, balance, currency, dueDate },
        days: daysBetween(dueDate, today),
      })),
    hoursByDay: Array.from({ length: 14 }, (_, n) => addDays(today, n - 13)).map((date) => {
      const day = entries.filter(({ workDate }) => workDate === date);
      return { date, minutes: minutesOf(day), billableMinutes: minutesOf(day.filter(({ billable }) => billable)) };
    }),
    steps: {
      organisation: true,
      customer: customers.length > 0,
      project: projects.length > 0,
      time: entries.length > 0,
      invoice: invoices.some(({ status }) => status !== 'draft'),
    },
  };
}
