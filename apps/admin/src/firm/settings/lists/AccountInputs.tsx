import { bankOf, isIban, typedIban } from '@kontor/domain';
import { Box } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { groupIban } from './groupIban.ts';

type Account = { iban?: string | null; bankName?: string | null };

/** The number of an account, also as the eleven digits of a Norwegian one, and the bank, whose name follows from it. */
export const AccountInputs = ({ isRequired = false, autoFocus = false }: { isRequired?: boolean; autoFocus?: boolean }) => {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext<Account>();
  const iban = useWatch<Account, 'iban'>({ name: 'iban' });
  const hint = iban && isIban(iban) ? 'settings.bank.iban_fits' : 'settings.bank.iban_hint';
  const complete = () => {
    const typed = getValues('iban');
    if (!typed) return;
    setValue('iban', typedIban(typed), { shouldDirty: true, shouldValidate: true });
    const bank = bankOf(typed);
    if (bank && !getValues('bankName')) setValue('bankName', bank, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <Box className="wide">
        <TextInput
          source="iban"
          label={t('resources.bankAccounts.fields.iban')}
          isRequired={isRequired}
          autoFocus={autoFocus}
          autoComplete="off"
          format={(value: string | null) => groupIban(value ?? '')}
          parse={(value: string) => value.replace(/\s/g, '').toUpperCase()}
          onBlur={complete}
          helperText={t(hint)}
          slotProps={{ htmlInput: { spellCheck: false, dir: 'ltr', style: { fontVariantNumeric: 'tabular-nums' } } }}
        />
      </Box>
      <TextInput
        source="bankName"
        isRequired={isRequired}
        label={t('resources.bankAccounts.fields.bankName')}
        helperText={false}
      />
      <TextInput
        source="bic"
        label={t('resources.bankAccounts.fields.bic')}
        autoComplete="off"
        helperText={t('settings.bank.bic_hint')}
      />
    </>
  );
};
