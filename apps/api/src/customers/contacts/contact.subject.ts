import { defineSubject } from '../../platform/subjects/subject.ts';
import { Contact } from './contact.entity.ts';

export const contactSubject = defineSubject({
  entity: Contact,
  constraints: {
    contact_one_primary: { code: 'contact.primary_exists', field: 'isPrimary' },
  },
});
