import { sql } from 'kysely';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { Contact } from './contact.entity.ts';

export const contactSubject = defineSubject({
  entity: Contact,
  search: {
    group: 'contacts',
    place: 15,
    id: 'k.id',
    find: ({ has, begins }, allowed, limit) => {
      const name = "(k.first_name || ' ' || k.last_name)";
      return sql`select k.id, ${sql.raw(name)} as title, c.name as subtitle, '/customers/' || c.id || '/show' as link
        from contact k join customer c on c.id = k.customer_id where (${has(name)} or ${has('k.email')} or ${has('k.phone')}) and ${allowed}
        order by ${begins(name)} desc, k.first_name, k.last_name, k.id limit ${limit}`;
    },
  },
  constraints: {
    contact_one_primary: { code: 'contact.primary_exists', field: 'isPrimary' },
  },
});
