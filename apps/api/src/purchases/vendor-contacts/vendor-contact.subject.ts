import { sql } from 'kysely';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { VendorContact } from './vendor-contact.entity.ts';

export const vendorContactSubject = defineSubject({
  entity: VendorContact,
  search: {
    group: 'vendorContacts',
    place: 15,
    id: 'k.id',
    find: ({ has, begins }, allowed, limit) => {
      const name = "(k.first_name || ' ' || k.last_name)";
      return sql`select k.id, ${sql.raw(name)} as title, c.name as subtitle, '/vendors/' || c.id || '/show' as link
        from vendor_contact k join vendor c on c.id = k.vendor_id where (${has(name)} or ${has('k.email')} or ${has('k.phone')}) and ${allowed}
        order by ${begins(name)} desc, k.first_name, k.last_name, k.id limit ${limit}`;
    },
  },
  constraints: {
    vendor_contact_one_primary: { code: 'vendor_contact.primary_exists', field: 'isPrimary' },
  },
});
