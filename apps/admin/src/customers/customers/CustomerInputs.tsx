import { taxTreatments, type CustomerInput } from '@kontor/domain';
import { NumberInput, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { AddressInputs } from '../../firm/parties/AddressInputs.tsx';
import { AskAlike } from '../../firm/parties/AskAlike.tsx';
import { PartyInputs } from '../../firm/parties/PartyInputs.tsx';
import { EInvoiceInputs } from './EInvoiceInputs.tsx';
import { useFollowing, type Follows } from '../../firm/parties/useFollowing.ts';
import { RateInputs } from '../../firm/rates/RateInputs.tsx';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { CountryInput, CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { AskPause } from '../../platform/form/AskPause.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { MoneyInput, PercentInput } from '../../platform/inputs/MoneyInput.tsx';
import { LookUp } from '../registers/index.ts';

const useCurrency = (): string => useWatch<CustomerInput, 'currency'>({ name: 'currency' });
const Rate = () => <MoneyInput source="hourlyRate" currency={useCurrency()} />;
const CreditLimit = () => <MoneyInput source="creditLimit" currency={useCurrency()} helperText="customers.hint.credit_limit" />;
const LaterRates = () => {
  const currency = useCurrency();
  return useRecordContext()?.id === undefined ? null : <RateInputs currency={currency} />;
};

const follows: Follows = ['currency', 'language'];

export const CustomerInputs = () => {
  const t = useTranslate();
  const follow = useFollowing(follows);
  const choices = languages.map((id) => ({ id, name: languageNames[id] }));
  return (
    <>
      <PartyInputs follows={follows}>
        <Suspense fallback={null}>
          <LookUp resource="customers" onCountry={follow} />
        </Suspense>
      </PartyInputs>
      <AskAlike resource="customers" />
      <AskPause />
      <AddressInputs title={t('customers.sections.billing_address')} />
      <FormSection title={t('customers.sections.shipping_address')} hint={t('customers.hint.shipping')}>
        <Wide>
          <TextInput source="shippingStreet" />
        </Wide>
        <TextInput source="shippingZip" />
        <TextInput source="shippingCity" />
        <CountryInput source="shippingCountry" />
      </FormSection>
      <FormSection title={t('parties.sections.terms')}>
        <CurrencyInput source="currency" required />
        <SelectInput source="language" choices={choices} isRequired helperText="customers.hint.language" />
        <NumberInput source="paymentTermsDays" min={0} max={365} step={1} helperText="parties.hint.payment_terms" />
        <SelectInput
          source="taxTreatment"
          choices={taxTreatments.map((id) => ({ id, name: t(`customers.tax_treatments.${id}`) }))}
          translateChoice={false}
          defaultValue="domestic"
          isRequired
          helperText="customers.hint.tax_treatment"
        />
        <Wide>
          <BooleanInput source="remindersOff" helperText={false} />
        </Wide>
        {maySee('Customer', 'discountPercent') && <PercentInput source="discountPercent" />}
        {maySee('Customer', 'markUpPercent') && <PercentInput source="markUpPercent" helperText="customers.hint.mark_up" />}
        {maySee('Customer', 'creditLimit') && <CreditLimit />}
        {maySee('Customer', 'hourlyRate') && <Rate />}
        {maySee('Customer', 'rates') && <LaterRates />}
      </FormSection>
      <EInvoiceInputs />
      <FormSection title={t('parties.sections.notes')}>
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
