import type { CustomerRecord } from '@kontor/domain';
import { flag, moment, name, number, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

const open = (condition: string): string =>
  `(select coalesce(sum(i.balance), 0) from invoice i where i.customer_id = c.id and i.status = 'sent' and i.currency = c.currency ${condition})`;

export const customerList = listOf<CustomerRecord>({
  name: 'customers',
  subject: 'Customer',
  table: 'customer c',
  columns: {
    id: whole('c.id'),
    version: shown('c.version'),
    createdAt: moment('c.created_at'),
    updatedAt: moment('c.updated_at'),
    kind: text('c.kind'),
    name: name('c.name'),
    legalCode: text('c.legal_code'),
    vatCode: text('c.vat_code'),
    email: text('c.email'),
    phone: text('c.phone'),
    website: text('c.website'),
    street: name('c.street'),
    city: name('c.city'),
    zip: text('c.zip'),
    country: text('c.country'),
    shippingStreet: name('c.shipping_street'),
    shippingCity: name('c.shipping_city'),
    shippingZip: text('c.shipping_zip'),
    shippingCountry: text('c.shipping_country'),
    currency: text('c.currency'),
    language: text('c.language'),
    paymentTermsDays: whole('c.payment_terms_days'),
    hourlyRate: number('c.hourly_rate'),
    discountPercent: number('c.discount_percent'),
    buyerReference: text('c.buyer_reference'),
    notes: text('c.notes'),
    active: flag('c.active'),
    primaryContactName: shown(
      `(select k.first_name || ' ' || k.last_name from contact k where k.customer_id = c.id and k.is_primary)`,
    ),
    receivable: shown(open('')),
    overdue: shown(open('and i.due_date < (now() at time zone (select time_zone from organisation))::date')),
    unusedCredit: shown(
      '(select coalesce(sum(p.unallocated), 0) from payment p where p.customer_id = c.id and p.currency = c.currency)',
    ),
  },
  search: ['name', 'legalCode', 'vatCode', 'email', 'city'],
  sort: ['name', 'ASC'],
});
