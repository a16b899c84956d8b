import { creditNoteStates, invoiceStates, type CustomerRecord } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { rateColumns } from '../../firm/dated-rates/rate-columns.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { Customer } from './customer.entity.ts';

const c = from(Customer, 'c');

const today = '(now() at time zone (select time_zone from organisation))::date';

const open = (condition: string): string =>
  `(select coalesce(sum(i.balance), 0) from invoice i where i.customer_id = c.id and ${isIn('i.status', invoiceStates.open)} and i.currency = c.currency ${condition})`;

/** Each other currency of the customer's invoices, payments and credit notes in which something is open. */
const otherBalances = `(select coalesce(json_agg(json_build_object('currency', o.currency, 'receivable', o.receivable, 'overdue', o.overdue,
    'unusedCredit', o.credit) order by o.currency), '[]'::json)
  from (select u.currency, sum(u.receivable) as receivable, sum(u.overdue) as overdue, sum(u.credit) as credit
    from (select i.currency, i.balance as receivable, case when i.due_date < ${today} then i.balance else 0 end as overdue, 0 as credit
        from invoice i where i.customer_id = c.id and ${isIn('i.status', invoiceStates.open)} and i.currency <> c.currency
      union all select p.currency, 0, 0, p.unallocated from payment p where p.customer_id = c.id and p.currency <> c.currency and p.unallocated > 0
      union all select n.currency, 0, 0, n.unallocated from credit_note n
        where n.customer_id = c.id and ${isIn('n.status', creditNoteStates.counted)} and n.currency <> c.currency and n.unallocated > 0) u
    group by u.currency) o)`;

export const customerList = listOf<CustomerRecord>('customers', c, {
  columns: columnsOf(c, {
    name: alphabetic,
    street: alphabetic,
    city: alphabetic,
    shippingStreet: alphabetic,
    shippingCity: alphabetic,
    ...rateColumns({ key: 'customer_id', alias: 'c' }),
    primaryContactName: shown(
      `(select k.first_name || ' ' || k.last_name from contact k where k.customer_id = c.id and k.is_primary)`,
    ),
    receivable: shown(open('')),
    overdue: shown(open(`and i.due_date < ${today}`)),
    unusedCredit: shown(
      `((select coalesce(sum(p.unallocated), 0) from payment p where p.customer_id = c.id and p.currency = c.currency)
      + (select coalesce(sum(n.unallocated), 0) from credit_note n where n.customer_id = c.id and ${isIn('n.status', creditNoteStates.counted)} and n.currency = c.currency))`,
    ),
    otherBalances: shown(otherBalances),
  }),
  search: ['name', 'legalCode', 'vatCode', 'email', 'city'],
  sort: ['name', 'ASC'],
});
