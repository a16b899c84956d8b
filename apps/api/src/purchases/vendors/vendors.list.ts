import type { VendorRecord } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag, number } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Vendor } from './vendor.entity.ts';

const v = from(Vendor, 'v');
const u = to(v, 'accountChangedById', User, 'u');
const w = to(v, 'accountConfirmedById', User, 'w');

/** A changed account that nobody confirmed, as `isAccountUnconfirmed` says it. */
export const accountUnconfirmed = (vendor: string): string =>
  `(${vendor}.account is not null and ${vendor}.account_changed_at is not null and ${vendor}.account_confirmed_at is null)`;

const open = (condition: string): string =>
  `(select coalesce(sum(b.balance), 0) from bill b where b.vendor_id = v.id and b.status in ('open', 'partlyPaid') and b.currency = v.currency ${condition})`;

export const vendorList = listOf<VendorRecord>('vendors', v, {
  columns: columnsOf(v, {
    name: alphabetic,
    street: alphabetic,
    city: alphabetic,
    ...without('accountChangedById', 'accountConfirmedById'),
    accountChangedByName: alphabetic(of(u, 'displayName')),
    accountConfirmedByName: alphabetic(of(w, 'displayName')),
    accountUnconfirmed: flag(accountUnconfirmed('v')),
    accountPaidSince: flag(`(exists (select 1 from vendor_payment p where p.vendor_id = v.id and p.method = 'bankTransfer'
      and p.created_at >= v.account_changed_at))`),
    payable: number(open('')),
    overdue: number(open('and b.due_date < (now() at time zone (select time_zone from organisation))::date')),
  }),
  search: ['name', 'legalCode', 'vatCode', 'email', 'city'],
  sort: ['name', 'ASC'],
});
