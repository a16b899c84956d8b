import { VendorInput } from '@kontor/domain';
import { Box } from '@mui/material';
import { TextInput } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { AskAlike } from '../../../firm/parties/AskAlike.tsx';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { CountryInput, CurrencyInput } from '../../../platform/inputs/CountryInput.tsx';
import { VatCodeInput } from '../../../firm/parties/VatCodeInput.tsx';

export const vendorResolver = (translate: (key: string) => string): Resolver<FieldValues> => validateWith(VendorInput, translate);

/** The fields of a vendor that a bill needs, for a vendor created from its form. */
export const NewVendor = () => (
  <>
    <TextInput source="name" required autoFocus />
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
      <TextInput source="legalCode" />
      <VatCodeInput />
      <CountryInput source="country" required />
      <CurrencyInput source="currency" required />
    </Box>
    <TextInput source="email" type="email" />
    <AskAlike resource="vendors" />
  </>
);
