import type { ContactInput, ContactRecord } from '@kontor/domain';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import { defineResource } from '../../platform/api/resource.ts';

/** What a contact person gets by email. */
export const contactFlags = ['getsInvoices', 'getsReminders', 'getsEstimates'] as const;

declare module '../../platform/api/resource.ts' {
  interface Resources {
    contacts: { record: ContactRecord; input: ContactInput };
  }
}

/** Contact persons have no pages of their own; the customer's page shows them. */
export const contacts = defineResource({
  name: 'contacts',
  subject: 'Contact',
  names: {
    en: 'Contact person |||| Contact persons',
    lt: 'Kontaktinis asmuo |||| Kontaktiniai asmenys |||| Kontaktinių asmenų',
    no: 'Kontaktperson |||| Kontaktpersoner',
    gender: { lt: 'm', no: 'm' },
  },
  icon: ContactsOutlined,
  recordRepresentation: 'fullName',
  inputKeys: [
    'customerId',
    'firstName',
    'lastName',
    'position',
    'email',
    'phone',
    'isPrimary',
    ...contactFlags,
    'notes',
    'alikeConfirmed',
  ],
  touches: ['customers'],
});
