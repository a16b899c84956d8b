import { ContactInput, type ContactRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { InlineForm } from '../../platform/form/InlineForm.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';

type Props = {
  customerId: number;
  contact?: ContactRecord;
  /** The first one of a customer is the primary one, unless said otherwise. */ first?: boolean;
  onClose: () => void;
};

export const ContactForm = ({ customerId, contact, first = false, onClose }: Props) => (
  <InlineForm
    resource="contacts"
    record={contact}
    defaults={{ customerId, isPrimary: first }}
    resolver={useValidation(ContactInput)}
    label={contact ? contact.fullName : 'customers.add_contact'}
    onDone={onClose}
    onCancel={onClose}
  >
    <Box sx={grid}>
      <TextInput source="firstName" required autoFocus />
      <TextInput source="lastName" required />
      <TextInput source="position" />
      <TextInput source="email" type="email" />
      <TextInput source="phone" type="tel" />
      <TextInput source="notes" multiline />
    </Box>
    <BooleanInput source="isPrimary" helperText="customers.hint.primary" />
  </InlineForm>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
} as const;
