import { sql, type Kysely } from 'kysely';
import { cashForecast, type CashExpected } from '@kontor/domain';
import type { Customer } from '../../../customers/customers/customer.entity.ts';
import { sums } from '../../../platform/facts/sums.ts';
import { typed } from '../../../platform/orm/typed.ts';
import { billOpen } from '../../../purchases/bills/bill.facts.ts';
import type { Invoice } from '../../../sales/invoices/invoice.entity.ts';
import { invoiceOpen } from '../../../sales/invoices/invoice.facts.ts';
import type { PaymentAllocation } from '../../../sales/payments/payment-allocation.entity.ts';

type Db = Kysely<unknown>;
/** The last invoices that a customer paid. */
const lastPaid = 12;

/** Money that is expected to come and, for `buys`, to go within 30, 60 and 90 days. */
export async function forecastOf(db: Db, today: string, buys: boolean): Promise<CashExpected[]> {
  const [receivables, habits, payables] = await Promise.all([
    sums(db, invoiceOpen(db), ['base_open'], {}, ['customer_id', 'due_day']).execute(),
    delaysByCustomer(db),
    buys ? sums(db, billOpen(db), ['base_open'], {}, ['due_day']).execute() : undefined,
  ]);
  return cashForecast({
    today,
    receivables: receivables.map((one) => ({
      customerId: one.customer_id ?? 0,
      dueDate: one.due_day,
      amount: one.base_open,
    })),
    delays: new Map(habits.map(({ customerId, days }) => [customerId, days])),
    payables: payables?.map((one) => ({ dueDate: one.due_day, amount: one.base_open })),
  });
}

/** Of each customer, how many days after its due date each of their last invoices was paid in full. */
function delaysByCustomer(db: Db): Promise<{ customerId: number; days: number[] }[]> {
  return typed<{ customer: Customer; invoice: Invoice; payment_allocation: PaymentAllocation }>(db)
    .selectFrom('customer as c')
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom('invoice as i')
          .select((paid) => [
            'i.due_date',
            paid
              .selectFrom('payment_allocation as a')
              .select(({ fn }) => fn.max('a.allocation_date').as('day'))
              .whereRef('a.invoice_id', '=', 'i.id')
              .as('paid_on'),
          ])
          .whereRef('i.customer_id', '=', 'c.id')
          .where('i.status', '=', 'paid')
          .orderBy('i.invoice_date', 'desc')
          .orderBy('i.id', 'desc')
          .limit(lastPaid)
          .as('h'),
      (join) => join.onTrue(),
    )
    .where('h.paid_on', 'is not', null)
    .select(['c.id as customerId', sql<number[]>`array_agg(h.paid_on - h.due_date)`.as('days')])
    .groupBy('c.id')
    .execute();
}
