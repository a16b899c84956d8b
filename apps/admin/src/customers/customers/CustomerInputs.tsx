import { customerKinds, type CustomerInput } from '@kontor/domain';
import { NumberInput, RadioButtonGroupInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { CountryInput, CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { MoneyInput, PercentInput } from '../../platform/inputs/MoneyInput.tsx';
import { customsOf } from './customerLike.ts';
import { codesOf, oddCodes } from './registerCodes.ts';

/** The codes by which the customer's country knows a firm, under the names that they have there. */
const Codes = () => {
  const t = useTranslate();
  const [kind, country, legalCode, vatCode] = useWatch<CustomerInput, ['kind', 'country', 'legalCode', 'vatCode']>({
    name: ['kind', 'country', 'legalCode', 'vatCode'],
  });
  const odd = oddCodes({ kind, country, legalCode, vatCode });
  const ready = useWords(errorWords, odd.legalCode || odd.vatCode);
  const place = codesOf(country);
  const legal = kind === 'person' ? 'customers.codes.person' : `customers.codes.legal_${place}`;
  return (
    <>
      <TextInput
        source="legalCode"
        label={t(legal)}
        helperText={odd.legalCode && ready ? 'errors.customer.bad_legal_code' : undefined}
      />
      <TextInput
        source="vatCode"
        label={t(`customers.codes.vat_${place}`)}
        helperText={odd.vatCode && ready ? 'errors.customer.bad_vat_code' : undefined}
      />
    </>
  );
};

const Rate = () => <MoneyInput source="hourlyRate" currency={useWatch<CustomerInput, 'currency'>({ name: 'currency' })} />;

/** A new customer's country fills what follows from it, as long as nobody has chosen otherwise. */
const Country = () => {
  const { setValue, getFieldState, formState } = useFormContext();
  const follow = (country: string | null) => {
    const customs = customsOf(country);
    for (const field of ['currency', 'language'] as const)
      if (formState.defaultValues?.['id'] === undefined && !getFieldState(field, formState).isDirty)
        setValue(field, customs[field]);
  };
  return <CountryInput source="country" required onChange={follow} />;
};

export const CustomerInputs = () => {
  const t = useTranslate();
  const kinds = customerKinds.map((id) => ({ id, name: t(`customers.kinds.${id}`) }));
  const choices = languages.map((id) => ({ id, name: languageNames[id] }));
  return (
    <>
      <FormSection title={t('customers.sections.who')}>
        <Wide>
          <RadioButtonGroupInput source="kind" choices={kinds} />
        </Wide>
        <Wide>
          <TextInput source="name" required autoFocus />
        </Wide>
        <Country />
        <span />
        <Codes />
      </FormSection>
      <FormSection title={t('customers.sections.reach')}>
        <TextInput source="email" type="email" />
        <TextInput source="phone" type="tel" />
        <Wide>
          <TextInput source="website" type="url" />
        </Wide>
      </FormSection>
      <FormSection title={t('customers.sections.billing_address')}>
        <Wide>
          <TextInput source="street" />
        </Wide>
        <TextInput source="zip" />
        <TextInput source="city" />
      </FormSection>
      <FormSection title={t('customers.sections.shipping_address')} hint={t('customers.hint.shipping')}>
        <Wide>
          <TextInput source="shippingStreet" />
        </Wide>
        <TextInput source="shippingZip" />
        <TextInput source="shippingCity" />
        <CountryInput source="shippingCountry" />
      </FormSection>
      <FormSection title={t('customers.sections.terms')}>
        <CurrencyInput source="currency" required />
        <SelectInput source="language" choices={choices} isRequired helperText="customers.hint.language" />
        <NumberInput source="paymentTermsDays" min={0} max={365} step={1} helperText="customers.hint.payment_terms" />
        {maySee('Customer', 'discountPercent') && <PercentInput source="discountPercent" />}
        {maySee('Customer', 'hourlyRate') && <Rate />}
        <TextInput source="buyerReference" helperText="customers.hint.buyer_reference" />
      </FormSection>
      <FormSection title={t('customers.sections.notes')}>
        <Wide>
          <TextInput source="notes" multiline minRows={3} />
        </Wide>
        <Wide>
          <BooleanInput source="active" helperText="customers.hint.active" />
        </Wide>
      </FormSection>
    </>
  );
};
