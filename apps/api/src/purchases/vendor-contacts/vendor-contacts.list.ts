import type { VendorContactRecord } from '@kontor/domain';
import { text } from '../../platform/rest/columns.ts';
import { alphabetic, columnsOf, of } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { VendorContact } from './vendor-contact.entity.ts';

const k = from(VendorContact, 'k');
const c = to(k, 'vendorId', Vendor, 'c');

export const vendorContactList = listOf<VendorContactRecord>('vendor-contacts', k, {
  columns: columnsOf(k, {
    vendorName: alphabetic(of(c, 'name')),
    firstName: alphabetic,
    lastName: alphabetic,
    fullName: alphabetic(text(`(k.first_name || ' ' || k.last_name)`)),
    position: alphabetic,
  }),
  search: ['fullName', 'email', 'phone', 'vendorName'],
  sort: ['fullName', 'ASC'],
});
