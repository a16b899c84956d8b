import { Box } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import { AskAlike } from '../../firm/parties/AskAlike.tsx';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { CountryInput } from '../../platform/inputs/CountryInput.tsx';
import { VatCodeInput } from '../../firm/parties/VatCodeInput.tsx';

/** The fields of a customer that a document needs, for a customer created from its editor. */
export const NewCustomer = () => (
  <>
    <TextInput source="name" required autoFocus />
    <TextInput source="email" type="email" />
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
      <TextInput source="legalCode" />
      <VatCodeInput />
      <CountryInput source="country" required />
      <SelectInput source="language" isRequired choices={languages.map((id) => ({ id, name: languageNames[id] }))} />
      <TextInput source="street" />
      <TextInput source="city" />
    </Box>
    <AskAlike resource="customers" />
  </>
);
