import type { ContactRecord } from '@kontor/domain';
import { flag, moment, name, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const contactList = listOf<ContactRecord>({
  name: 'contacts',
  subject: 'Contact',
  table: 'contact k',
  joins: { c: 'join customer c on c.id = k.customer_id' },
  columns: {
    id: whole('k.id'),
    version: shown('k.version'),
    createdAt: moment('k.created_at'),
    updatedAt: moment('k.updated_at'),
    customerId: whole('k.customer_id'),
    customerName: name('c.name'),
    firstName: name('k.first_name'),
    lastName: name('k.last_name'),
    fullName: name(`(k.first_name || ' ' || k.last_name)`),
    position: name('k.position'),
    email: text('k.email'),
    phone: text('k.phone'),
    isPrimary: flag('k.is_primary'),
    notes: text('k.notes'),
  },
  search: ['fullName', 'email', 'phone', 'customerName'],
  sort: ['fullName', 'ASC'],
});
