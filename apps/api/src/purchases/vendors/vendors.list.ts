import { billStates, type VendorRecord } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { User } from '../../people/users/user.entity.ts';
import { alphabetic, columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { flag, number, shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Vendor } from './vendor.entity.ts';

const v = from(Vendor, 'v');
const u = to(v, 'accountChangedById', User, 'u');
const w = to(v, 'accountConfirmedById', User, 'w');

/** A changed account that nobody confirmed, as `isAccountUnconfirmed` says it. */
export const accountUnconfirmed = (vendor: string): string =>
  `(${vendor}.account is not null and ${vendor}.account_changed_at is not null and ${vendor}.account_confirmed_at is null)`;

const today = '(now() at time zone (select time_zone from organisation))::date';
/** A bill is owed from its date: one that is dated ahead is not payable today. */
const owed = `b.vendor_id = v.id and ${isIn('b.status', billStates.open)} and b.bill_date <= ${today}`;

const open = (condition: string): string =>
  `(select coalesce(sum(b.balance), 0) from bill b where ${owed} and b.currency = v.currency ${condition})`;

/** Each other currency of the vendor's bills in which something is owed. */
const otherBalances = `(select coalesce(json_agg(json_build_object('currency', o.currency, 'payable', o.payable, 'overdue', o.overdue)
    order by o.currency), '[]'::json)
  from (select b.currency, sum(b.balance) as payable, coalesce(sum(b.balance) filter (where b.due_date < ${today}), 0) as overdue
    from bill b where ${owed} and b.currency <> v.currency group by b.currency) o)`;

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
    overdue: number(open(`and b.due_date < ${today}`)),
    otherBalances: shown(otherBalances),
  }),
  search: ['name', 'legalCode', 'vatCode', 'email', 'city'],
  sort: ['name', 'ASC'],
});
