import { Box } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { languages, norwegianVatCode } from '@kontor/domain';
import { languageNames } from '../../../platform/i18n/languages.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { CountryInput, CurrencyInput } from '../../../platform/inputs/CountryInput.tsx';
import { codesOf } from '../codesOf.ts';
import { FieldGroup } from '../profile/FieldGroup.tsx';
import { LogoInput } from '../profile/LogoInput.tsx';
import { usualOf } from './setupValues.ts';
import { VatCodeInput } from '../../parties/VatCodeInput.tsx';

/** Country, firm and VAT: the country determines the names of codes, currency, time zone and tax rates. */
export const FirmInputs = () => {
  const t = useTranslate();
  const { getValues, setValue } = useFormContext();
  const country: unknown = useWatch({ name: 'country' });
  const codes = codesOf(country);
  const follow = (chosen: string | null) => {
    for (const [field, value] of Object.entries(usualOf(chosen) ?? {})) setValue(field, value, { shouldDirty: true });
  };
  // Norwegian VAT numbers are the organisation number with three letters.
  const completeVat = () => {
    const vatCode = country === 'NO' ? norwegianVatCode(String(getValues('legalCode') ?? '')) : undefined;
    if (vatCode && !getValues('vatCode')) setValue('vatCode', vatCode, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FieldGroup title={t('settings.setup.firm')} text={t('settings.setup.firm_text')}>
        <CountryInput source="country" required onChange={follow} />
        <TextInput source="name" isRequired autoComplete="organization" helperText={false} />
        <TextInput
          source="legalCode"
          isRequired
          label={t(`settings.codes.legal_${codes}`)}
          onBlur={completeVat}
          helperText={false}
        />
        <TextInput source="email" type="email" autoComplete="email" helperText={false} />
        <Box className="wide">
          <TextInput source="street" isRequired autoComplete="street-address" helperText={false} />
        </Box>
        <TextInput source="zip" autoComplete="postal-code" helperText={false} />
        <TextInput source="city" isRequired autoComplete="address-level2" helperText={false} />
      </FieldGroup>
      <VatInputs codes={codes} isNorwegian={country === 'NO'} />
      <FieldGroup title={t('settings.setup.money')}>
        <CurrencyInput source="baseCurrency" required />
        <SelectInput
          source="language"
          isRequired
          choices={languages.map((id) => ({ id, name: languageNames[id] }))}
          translateChoice={false}
          helperText={false}
        />
      </FieldGroup>
    </>
  );
};

const VatInputs = ({ codes, isNorwegian }: { codes: ReturnType<typeof codesOf>; isNorwegian: boolean }) => {
  const t = useTranslate();
  const isVatRegistered: unknown = useWatch({ name: 'isVatRegistered' });
  return (
    <FieldGroup title={t('settings.setup.vat')} text={t('settings.setup.vat_text')}>
      <BooleanInput
        source="isVatRegistered"
        helperText={t(isVatRegistered ? `settings.codes.registered_${codes}` : 'settings.setup.no_vat')}
      />
      {isVatRegistered === true && (
        <VatCodeInput isRequired label={t(`settings.codes.vat_${codes}`)} helperText={t(`settings.codes.vat_hint_${codes}`)} />
      )}
      {isNorwegian && (
        <Box className="wide">
          <BooleanInput source="isInForetaksregisteret" helperText={t('settings.codes.foretaksregisteret')} />
        </Box>
      )}
    </FieldGroup>
  );
};

export const LogoGroup = () => {
  const t = useTranslate();
  return (
    <FieldGroup title={t('settings.setup.logo')} text={t('settings.setup.logo_text')}>
      <Box className="wide">
        <LogoInput />
      </Box>
    </FieldGroup>
  );
};
