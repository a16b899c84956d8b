import { invoiceChannels } from '@kontor/domain';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { ElectronicAddressInputs } from '../../firm/electronic/ElectronicAddressInputs.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';

/** How invoices reach the customer, and what their e-invoices need. */
export const EInvoiceInputs = () => {
  const t = useTranslate();
  return (
    <FormSection title={t('electronic.title')} hint={t('electronic.customer_hint')}>
      <Wide>
        <SelectInput
          source="invoiceChannel"
          isRequired
          defaultValue="mail"
          choices={invoiceChannels.map((id) => ({ id, name: t(`electronic.channels.${id}`) }))}
          translateChoice={false}
          helperText={false}
        />
      </Wide>
      <TextInput source="buyerReference" helperText="electronic.hint.buyer_reference" />
      <TextInput source="orderReference" helperText="electronic.hint.order_reference" />
      <ElectronicAddressInputs />
      <Wide>
        <BooleanInput source="publicBody" helperText="electronic.hint.public_body" />
      </Wide>
    </FormSection>
  );
};
