import type { CustomerRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { rateColumns } from '../../firm/dated-rates/rate-columns.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { Customer } from './customer.entity.ts';

const c = from(Customer, 'c');

const open = (condition: string): string =>
  `(select coalesce(sum(i.balance), 0) from invoice i where i.customer_id = c.id and i.status = 'sent' and i.currency = c.currency ${condition})`;

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
    overdue: shown(open('and i.due_date < (now() at time zone (select time_zone from organisation))::date')),
    unusedCredit: shown(
      `((select coalesce(sum(p.unallocated), 0) from payment p where p.customer_id = c.id and p.currency = c.currency)
      + (select coalesce(sum(n.unallocated), 0) from credit_note n where n.customer_id = c.id and n.status = 'sent' and n.currency = c.currency))`,
    ),
  }),
  search: ['name', 'legalCode', 'vatCode', 'email', 'city'],
  sort: ['name', 'ASC'],
});
