import { sql } from 'kysely';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { Vendor } from './vendor.entity.ts';

export const vendorSubject = defineSubject({
  entity: Vendor,
  page: 'vendors',
  // The history row already says who made the change.
  quiet: ['accountChangedAt', 'accountChangedById', 'accountFromEInvoice', 'accountConfirmedById'],
  files: {},
  search: {
    group: 'vendors',
    place: 40,
    id: 'v.id',
    find: (
      { has, begins },
      allowed,
      limit,
    ) => sql`select v.id, v.name as title, nullif(concat_ws(', ', v.city, v.country), '') as subtitle, '/vendors/' || v.id || '/show' as link
      from vendor v where ${has('v.name')} and ${allowed} order by ${begins('v.name')} desc, v.name, v.id limit ${limit}`,
  },
});
