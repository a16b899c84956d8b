import { classifierTypes, plainAccount } from '@kontor/domain';
import { NumberInput, TextInput, useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { ChoiceInput } from '../../firm/classifiers/ChoiceInput.tsx';
import { useClassifierChoices, useTaxRates } from '../../firm/classifiers/useClassifierChoices.ts';
import { AddressInputs } from '../../firm/parties/AddressInputs.tsx';
import { AskAlike } from '../../firm/parties/AskAlike.tsx';
import { PartyInputs } from '../../firm/parties/PartyInputs.tsx';
import { useFollowing, type Follows } from '../../firm/parties/useFollowing.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { AskPause } from '../../platform/form/AskPause.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { asAccount } from './asAccount.ts';
import { LookUp } from '../../customers/registers/index.ts';

const AccountInput = () => (
  <Wide>
    <TextInput
      source="account"
      autoComplete="off"
      format={(value: string | null) => asAccount(value ?? '')}
      parse={plainAccount}
      helperText="vendors.hint.account"
      slotProps={{ htmlInput: { spellCheck: false, dir: 'ltr', style: { fontVariantNumeric: 'tabular-nums' } } }}
    />
  </Wide>
);

const follows: Follows = ['currency'];

export const VendorInputs = () => {
  const t = useTranslate();
  const follow = useFollowing(follows);
  const categories = useClassifierChoices(classifierTypes.expenseCategory);
  const taxRates = useTaxRates();
  return (
    <>
      <PartyInputs follows={follows}>
        <Suspense fallback={null}>
          <LookUp resource="vendors" onCountry={follow} />
        </Suspense>
      </PartyInputs>
      <AskAlike resource="vendors" />
      <AskPause />
      <AddressInputs title={t('vendors.sections.address')} />
      <FormSection title={t('vendors.sections.payment')}>
        {maySee('Vendor', 'account') && <AccountInput />}
        <CurrencyInput source="currency" required />
        <NumberInput source="paymentTermsDays" min={0} max={365} step={1} helperText="parties.hint.payment_terms" />
      </FormSection>
      <FormSection title={t('vendors.sections.bills')} hint={t('vendors.hint.bills')}>
        <ChoiceInput source="categoryId" choices={categories.choices} />
        <ChoiceInput source="taxRateId" choices={taxRates.choices} />
      </FormSection>
      <FormSection title={t('parties.sections.notes')}>
        <Wide>
          <TextInput source="notes" multiline minRows={3} />
        </Wide>
        <Wide>
          <BooleanInput source="active" helperText="vendors.hint.active" />
        </Wide>
      </FormSection>
    </>
  );
};
