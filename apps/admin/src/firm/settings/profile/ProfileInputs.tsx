import { Box } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { may } from '../../../platform/api/ability.ts';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
import { ElectronicAddressInputs } from '../../electronic/ElectronicAddressInputs.tsx';
import { CountryInput } from '../../../platform/inputs/CountryInput.tsx';
import { codesOf } from '../codesOf.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { LogoInput } from './LogoInput.tsx';
import { VatCodeInput } from '../../parties/VatCodeInput.tsx';

export const ProfileInputs = () => {
  const t = useTranslate();
  const country: unknown = useWatch({ name: 'country' });
  const isVatRegistered: unknown = useWatch({ name: 'isVatRegistered' });
  const codes = codesOf(country);
  return (
    <>
      <FieldGroup title={t('settings.groups.identity')} text={t('settings.groups.identity_text')}>
        <Box className="wide">
          <LogoInput />
        </Box>
        <Box className="wide">
          <TextInput source="name" isRequired helperText={false} />
        </Box>
        <CountryInput source="country" required />
        <TextInput source="legalCode" label={t(`settings.codes.legal_${codes}`)} helperText={false} />
        <BooleanInput source="isVatRegistered" helperText={t(`settings.codes.registered_${codes}`)} />
        <VatCodeInput
          label={t(`settings.codes.vat_${codes}`)}
          helperText={t(`settings.codes.vat_hint_${codes}`)}
          readOnly={!isVatRegistered}
        />
        {country === 'NO' && (
          <Box className="wide">
            <BooleanInput source="isInForetaksregisteret" helperText={t('settings.codes.foretaksregisteret')} />
          </Box>
        )}
      </FieldGroup>
      <FieldGroup title={t('settings.groups.address')}>
        <Box className="wide">
          <TextInput source="street" autoComplete="street-address" helperText={false} />
        </Box>
        <TextInput source="zip" autoComplete="postal-code" helperText={false} />
        <TextInput source="city" autoComplete="address-level2" helperText={false} />
      </FieldGroup>
      <FieldGroup title={t('settings.groups.contact')}>
        <TextInput source="email" type="email" autoComplete="email" helperText={false} />
        <TextInput source="phone" type="tel" autoComplete="tel" helperText={false} />
        <Box className="wide">
          <TextInput source="website" type="url" autoComplete="url" helperText={false} />
        </Box>
      </FieldGroup>
      <FieldGroup title={t('electronic.title')} text={t('electronic.firm_hint')}>
        <ElectronicAddressInputs disabled={!may('edit', 'Organisation')} />
      </FieldGroup>
      <FieldGroup title={t('kontor.menu.samples')}>
        <BooleanInput source="samplesShown" disabled={!may('edit', 'Organisation')} helperText={t('settings.hints.samples')} />
      </FieldGroup>
    </>
  );
};
