import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { ContactFields } from '../../../documents/form/ContactFields.tsx';
import { CustomerField } from '../../../documents/form/CustomerField.tsx';
import { FieldGrid } from '../../../documents/form/FieldGrid.tsx';
import { Section } from '../../../documents/form/Section.tsx';
import { TemplateCurrency } from '../../../documents/schedule/TemplateCurrency.tsx';
import { templateReferences } from '../../../documents/values/references.ts';
import { languageNames, languages } from '../../../platform/i18n/languages.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';

/** Customer and terms of the invoices that are made. */
export const RecurringDetails = () => {
  const t = useTranslate();
  return (
    <Section title={t('documents.form.details')}>
      <FieldGrid>
        <CustomerField />
        <TextInput source="name" isRequired helperText="recurringInvoices.hint.name" />
        <ContactFields />
        {templateReferences.map((source) => (
          <TextInput key={source} source={source} helperText={false} />
        ))}
        <TemplateCurrency />
        <SelectInput
          source="language"
          isRequired
          choices={languages.map((id) => ({ id, name: languageNames[id] }))}
          helperText={false}
        />
        <BooleanInput source="pricesIncludeTax" helperText={false} sx={{ mt: 1.25 }} />
      </FieldGrid>
    </Section>
  );
};
