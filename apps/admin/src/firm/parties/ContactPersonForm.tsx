import type { ContactPerson } from '@kontor/domain';
import type { ResourceName } from '../../platform/api/resource.ts';
import { Box } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { AskQuestion } from '../../platform/form/AskQuestion.tsx';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { InlineForm } from '../../platform/form/InlineForm.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';

export type ContactPersonsOf = {
  /** The resource of the contact persons, and the input class that checks their form. */
  resource: ResourceName;
  input: new () => object;
  /** The owner of the contact persons: `{ customerId: 7 }`. */
  of: Record<string, number>;
  /** Fields that say what a contact person gets by email. */
  flags?: readonly string[];
};
type Props = ContactPersonsOf & {
  contact?: ContactPerson;
  /** Makes the first contact person primary by default. */ first?: boolean;
  onClose: () => void;
};

const person = ['firstName', 'lastName', 'email'];
const AskSamePerson = () => {
  const t = useTranslate();
  return (
    <AskQuestion
      flag="alikeConfirmed"
      of={person}
      title={t('parties.alike.title_contacts')}
      confirmLabel={t('parties.alike.save')}
      cancelLabel={t('parties.alike.back')}
    />
  );
};

export const ContactPersonForm = ({ resource, input, of, flags = [], contact, first = false, onClose }: Props) => (
  <InlineForm
    resource={resource}
    record={contact}
    defaults={{ ...of, isPrimary: first, ...Object.fromEntries(flags.map((flag) => [flag, false])) }}
    resolver={useValidation(input)}
    label={contact ? contact.fullName : 'parties.add_contact'}
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
    <BooleanInput source="isPrimary" helperText="parties.hint.primary" />
    {flags.map((flag, index) => (
      <BooleanInput key={flag} source={flag} {...(index === flags.length - 1 && { helperText: 'parties.hint.gets' })} />
    ))}
    <AskSamePerson />
  </InlineForm>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
} as const;
