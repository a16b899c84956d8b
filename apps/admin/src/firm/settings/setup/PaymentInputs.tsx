import { Alert } from '@mui/material';
import { NumberInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../platform/api/useToday.ts';
import { Ltr } from '../../../platform/format/Ltr.tsx';
import { FieldGroup } from '../profile/FieldGroup.tsx';
import { AccountInputs } from '../lists/AccountInputs.tsx';
import { nextNumbers } from '../lists/nextNumbers.ts';

/** The account that customers pay to. */
export const AccountGroup = () => {
  const t = useTranslate();
  const [iban, currency] = useWatch({ name: ['iban', 'baseCurrency'] }) as [string | null, string | null];
  return (
    <FieldGroup title={t('settings.setup.account')} text={t('settings.setup.account_text', { currency: currency ?? '' })}>
      <AccountInputs />
      {!iban && (
        <Alert severity="info" className="wide">
          {t('settings.setup.no_account')}
        </Alert>
      )}
    </FieldGroup>
  );
};

/** The number pattern and the first number: a firm that moves here continues its own sequence. */
export const NumberInputs = () => {
  const t = useTranslate();
  const today = useToday();
  const [pattern, nextNumber] = useWatch({ name: ['pattern', 'nextNumber'] }) as [string | null, number | null];
  const resetsYearly = /\{YY(YY)?\}/.test(pattern ?? '');
  const numbers = nextNumbers({ pattern: pattern ?? '', nextNumber: nextNumber ?? 1, resetsYearly, year: null }, today);
  return (
    <FieldGroup title={t('settings.setup.numbers')} text={t('settings.setup.numbers_text')}>
      <TextInput
        source="pattern"
        isRequired
        label={t('resources.numberSeries.fields.pattern')}
        helperText={t('settings.series.pattern_hint')}
      />
      <NumberInput
        source="nextNumber"
        min={1}
        step={1}
        isRequired
        label={t('resources.numberSeries.fields.nextNumber')}
        helperText={
          numbers ? (
            <>
              {t('settings.setup.first_number')} <Ltr>{numbers.now}</Ltr>
            </>
          ) : (
            t('settings.series.no_preview')
          )
        }
      />
    </FieldGroup>
  );
};
