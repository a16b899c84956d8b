import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import { defineResource } from '../../platform/api/resourceModule.ts';

/** Contact persons have no pages: they are kept on the page of their customer. */
export const contacts = defineResource({
  name: 'contacts',
  icon: ContactsOutlined,
  recordRepresentation: 'fullName',
  inputKeys: ['customerId', 'firstName', 'lastName', 'position', 'email', 'phone', 'isPrimary', 'notes'],
});
