import type { BankAccountRecord } from '@kontor/domain';
import { useEffect } from 'react';
import { SelectInput, TextInput, useGetList, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { CurrencyInput } from '../../platform/inputs/CountryInput.tsx';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { PayableBills } from './PayableBills.tsx';

/** Who pays, when, and which of the open bills. */
export const RunInputs = () => {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext();
  const currency = useWatch({ name: 'currency' }) as string | null;
  const accounts = useGetList<BankAccountRecord>('bankAccounts', { pagination: { page: 1, perPage: 100 } }).data;
  useEffect(() => {
    if (getValues('bankAccountId') || !accounts) return;
    const own = accounts.filter((account) => account.currency === currency);
    const usual = own.find(({ isDefault }) => isDefault) ?? own[0];
    if (usual) setValue('bankAccountId', usual.id);
  }, [accounts, currency, getValues, setValue]);
  // The bills chosen before, and the account that pays them, are of another currency.
  const begin = () => {
    setValue('amounts', {}, { shouldDirty: true });
    setValue('bankAccountId', null);
  };
  return (
    <>
      <FormSection title={t('paymentRuns.sections.details')}>
        <DateInput source="paymentDate" required helperText="paymentRuns.hint.payment_date" />
        <CurrencyInput source="currency" required onChange={begin} />
        <SelectInput
          source="bankAccountId"
          isPending={!accounts}
          choices={(accounts ?? []).map(({ id, bankName, iban }) => ({ id, name: `${bankName}, ${iban}` }))}
          translateChoice={false}
          isRequired
          helperText={accounts?.length === 0 ? 'paymentRuns.hint.no_account' : false}
        />
        <TextInput source="note" multiline helperText={false} />
      </FormSection>
      <FormSection title={t('paymentRuns.sections.bills')} hint={t('paymentRuns.hint.bills')}>
        <DateInput source="dueUntil" label={t('paymentRuns.due_until')} />
        <Wide>
          <PayableBills />
        </Wide>
      </FormSection>
    </>
  );
};
