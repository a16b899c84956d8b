import { BankAccountInput, kidMethods, type BankAccountRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { NumberInput, SelectInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { CurrencyInput } from '../../../platform/inputs/CountryInput.tsx';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { FieldGroup } from '../profile/FieldGroup.tsx';
import { AccountInputs } from './AccountInputs.tsx';
import { groupIban } from './groupIban.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { ShortList } from './ShortList.tsx';

const defaults = { currency: 'EUR', isDefault: true, kidMethod: 'none', kidLength: null, bic: null };

/** The firm's bank accounts, by currency. */
export const BankAccounts = () => {
  const t = useTranslate();
  const resolver = useValidation(BankAccountInput);
  const kid = ({ kidMethod, kidLength }: BankAccountRecord) =>
    kidMethod === 'none'
      ? ''
      : ` · ${t('settings.bank.kid_short', { method: kidMethod.toUpperCase(), length: kidLength ?? '–' })}`;
  return (
    <ShortList<BankAccountRecord>
      resource="bankAccounts"
      title={t('settings.sections.bankAccounts')}
      text={t('settings.bank.text')}
      emptyText={t('settings.bank.empty')}
      addLabel={t('settings.bank.add')}
      sort={{ field: 'currency', order: 'ASC' }}
      nameOf={({ bankName, currency }) => `${bankName} ${currency}`}
      row={(account) => ({
        title: `${account.bankName}, ${account.currency}`,
        text: (
          <>
            <span dir="ltr" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {groupIban(account.iban)}
            </span>
            {account.bic && ` · ${account.bic}`}
            {kid(account)}
          </>
        ),
        status: account.isDefault && (
          <StatusChip status="active" label={t('settings.bank.default_for', { currency: account.currency })} />
        ),
      })}
      dialog={(record, close) => (
        <RecordDialog
          resource="bankAccounts"
          title={record ? record.bankName : t('settings.bank.add')}
          record={record ?? defaults}
          resolver={resolver}
          onClose={close}
        >
          <BankAccountInputs />
        </RecordDialog>
      )}
    />
  );
};

const BankAccountInputs = () => {
  const t = useTranslate();
  const [currency, kidMethod] = useWatch({ name: ['currency', 'kidMethod'] }) as unknown[];
  return (
    <>
      <FieldGroup title={t('settings.bank.account')}>
        <AccountInputs isRequired autoFocus />
        <CurrencyInput source="currency" required />
        <Box className="wide">
          <BooleanInput source="isDefault" helperText={t('settings.bank.default_hint')} />
        </Box>
      </FieldGroup>
      {(currency === 'NOK' || kidMethod !== 'none') && (
        <FieldGroup title={t('settings.bank.kid')} text={t('settings.bank.kid_text')}>
          <SelectInput
            source="kidMethod"
            isRequired
            choices={kidMethods.map((id) => ({ id, name: `settings.bank.kid_methods.${id}` }))}
            helperText={false}
          />
          <NumberInput
            source="kidLength"
            min={4}
            max={25}
            step={1}
            readOnly={kidMethod === 'none'}
            helperText={t('settings.bank.kid_length_hint')}
          />
        </FieldGroup>
      )}
    </>
  );
};
