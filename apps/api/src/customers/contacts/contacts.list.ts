import type { ContactRecord } from '@kontor/domain';
import { text } from '../../platform/rest/columns.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Customer } from '../customers/customer.entity.ts';
import { Contact } from './contact.entity.ts';

const k = from(Contact, 'k');
const c = to(k, 'customerId', Customer, 'c');

export const contactList = listOf<ContactRecord>('contacts', k, {
  columns: columnsOf(k, {
    customerName: alphabetic(of(c, 'name')),
    firstName: alphabetic,
    lastName: alphabetic,
    fullName: alphabetic(text(`(k.first_name || ' ' || k.last_name)`)),
    position: alphabetic,
  }),
  search: ['fullName', 'email', 'phone', 'customerName'],
  sort: ['fullName', 'ASC'],
});
