import type { VendorContactInput, VendorContactRecord } from '@kontor/domain';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    vendorContacts: { record: VendorContactRecord; input: VendorContactInput };
  }
}

/** Contact persons have no pages of their own; the vendor's page shows them. */
export const vendorContacts = defineResource({
  name: 'vendorContacts',
  subject: 'VendorContact',
  names: {
    en: 'Contact person of a vendor |||| Contact persons of vendors',
    lt: 'Tiekėjo kontaktinis asmuo |||| Tiekėjų kontaktiniai asmenys |||| Tiekėjų kontaktinių asmenų',
    no: 'Kontaktperson hos leverandør |||| Kontaktpersoner hos leverandører',
    gender: { lt: 'm', no: 'm' },
  },
  icon: ContactsOutlined,
  recordRepresentation: 'fullName',
  inputKeys: ['vendorId', 'firstName', 'lastName', 'position', 'email', 'phone', 'isPrimary', 'notes', 'alikeConfirmed'],
  touches: ['vendors'],
  rights: {
    group: 'purchases',
    objects: { en: 'contact persons of vendors', lt: 'tiekėjų kontaktinius asmenis', no: 'kontaktpersoner hos leverandører' },
    of: { en: 'contact persons of vendors', lt: 'tiekėjų kontaktinių asmenų', no: 'kontaktpersoner hos leverandører' },
  },
});
