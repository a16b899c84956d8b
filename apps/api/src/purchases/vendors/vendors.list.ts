import type { VendorRecord } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Vendor } from './vendor.entity.ts';

const v = from(Vendor, 'v');
const u = to(v, 'accountChangedById', User, 'u');

export const vendorList = listOf<VendorRecord>('vendors', v, {
  columns: columnsOf(v, {
    name: alphabetic,
    street: alphabetic,
    city: alphabetic,
    ...without('accountChangedById'),
    accountChangedByName: alphabetic(of(u, 'fullName')),
  }),
  search: ['name', 'legalCode', 'vatCode', 'email', 'city'],
  sort: ['name', 'ASC'],
});
