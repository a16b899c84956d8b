import { sql } from 'kysely';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { Customer } from './customer.entity.ts';

export const customerSubject = defineSubject({
  entity: Customer,
  page: 'customers',
  files: {},
  search: {
    group: 'customers',
    place: 10,
    id: 'c.id',
    find: (
      { has, begins },
      allowed,
      limit,
    ) => sql`select c.id, c.name as title, nullif(concat_ws(', ', c.city, c.country), '') as subtitle, '/customers/' || c.id || '/show' as link
      from customer c where ${has('c.name')} and ${allowed} order by ${begins('c.name')} desc, c.name, c.id limit ${limit}`,
  },
});
