import { languages, negativeStocks, projectChoices } from '@kontor/domain';
import { Box } from '@mui/material';
import { NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { languageNames } from '../../../platform/i18n/languages.ts';
import { may } from '../../../platform/api/ability.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { CurrencyInput } from '../../../platform/inputs/CountryInput.tsx';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput, PercentInput } from '../../../platform/inputs/MoneyInput.tsx';
import { maySee } from '../../../platform/api/maySee.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { RateInputs } from '../../rates/RateInputs.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { LateInterestInputs } from './LateInterestInputs.tsx';
import { monthNames } from './monthNames.ts';
import { RetainerInputs } from './RetainerInputs.tsx';
import { ReminderInputs } from './ReminderInputs.tsx';
import { useLocale } from 'react-admin';

export const InvoicingInputs = () => {
  const t = useTranslate();
  const format = useFormat();
  const locale = useLocale();
  const disabled = !may('edit', 'Organisation');
  const currency: unknown = useWatch({ name: 'baseCurrency' });
  const baseCurrency = typeof currency === 'string' ? currency : undefined;
  const lockDate: unknown = useWatch({ name: 'lockDate' });
  return (
    <>
      <FieldGroup title={t('settings.groups.money')} text={t('settings.groups.money_text')}>
        <CurrencyInput source="baseCurrency" required />
        {maySee('Organisation', 'defaultHourlyRate') && <MoneyInput source="defaultHourlyRate" currency={baseCurrency} />}
        <NumberInput
          source="paymentTermsDays"
          min={0}
          max={365}
          step={1}
          isRequired
          helperText={t('settings.hints.payment_terms')}
        />
        <NumberInput source="estimateValidityDays" min={0} max={3650} step={1} isRequired helperText={false} />
        <SelectInput
          source="language"
          disabled={disabled}
          isRequired
          choices={languages.map((id) => ({ id, name: languageNames[id] }))}
          translateChoice={false}
          helperText={t('settings.hints.language')}
        />
        <SelectInput
          source="projectChoice"
          disabled={disabled}
          isRequired
          choices={projectChoices.map((id) => ({ id, name: t(`settings.project_choices.${id}`) }))}
          translateChoice={false}
          helperText={t('settings.hints.project_choice')}
        />
        <NumberInput source="customerLinkDays" min={1} max={3650} step={1} isRequired disabled={disabled} helperText={false} />
        {maySee('Organisation', 'markUpPercent') && (
          <PercentInput source="markUpPercent" helperText={t('settings.hints.mark_up')} />
        )}
        <BooleanInput source="billApproval" disabled={disabled} helperText={t('settings.hints.bill_approval')} />
        {maySee('Organisation', 'rates') && <RateInputs currency={baseCurrency} disabled={disabled} />}
      </FieldGroup>
      <ReminderInputs disabled={disabled} />
      <LateInterestInputs disabled={disabled} />
      <FieldGroup title={t('settings.groups.texts')} text={t('settings.groups.texts_text')}>
        <Box className="wide">
          <TextInput source="customerNotes" multiline minRows={2} helperText={false} />
        </Box>
        <Box className="wide">
          <TextInput source="terms" multiline minRows={3} helperText={false} />
        </Box>
      </FieldGroup>
      <RetainerInputs disabled={disabled} />
      <FieldGroup title={t('settings.groups.books')}>
        <SelectInput
          source="fiscalYearStartMonth"
          disabled={disabled}
          isRequired
          choices={monthNames(locale).map((name, index) => ({ id: index + 1, name }))}
          translateChoice={false}
          helperText={false}
        />
        <DateInput
          source="lockDate"
          helperText={
            typeof lockDate === 'string' && lockDate
              ? t('settings.hints.locked_until', { date: format.date(lockDate) })
              : t('settings.hints.lock_date')
          }
        />
        <SelectInput
          source="negativeStock"
          disabled={disabled}
          isRequired
          choices={negativeStocks.map((id) => ({ id, name: t(`settings.negative_stocks.${id}`) }))}
          translateChoice={false}
          helperText={false}
        />
      </FieldGroup>
    </>
  );
};
