import { TextInput } from 'react-admin';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';

/** Street, postal code and city; the country is entered with the codes. */
export const AddressInputs = ({ title }: { title: string }) => (
  <FormSection title={title}>
    <Wide>
      <TextInput source="street" />
    </Wide>
    <TextInput source="zip" />
    <TextInput source="city" />
  </FormSection>
);
