import { addressSchemes, endpointOf } from '@kontor/domain';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

type Values = Parameters<typeof endpointOf>[0];

/** The electronic address and its scheme. While both are empty, the hint tells which address follows from the codes. */
export const ElectronicAddressInputs = ({ disabled }: { disabled?: boolean }) => {
  const t = useTranslate();
  const [country, legalCode, vatCode] = useWatch<Values>({ name: ['country', 'legalCode', 'vatCode'] }) as string[];
  const known = endpointOf({ country: country ?? '', legalCode, vatCode });
  const address = known && `${known.scheme}:${known.id}`;
  const hint = address
    ? t(known.scheme === '9937' ? 'electronic.by_vat_code' : 'electronic.by_code', { address })
    : t('electronic.needed');
  return (
    <>
      <SelectInput
        source="electronicAddressScheme"
        disabled={disabled}
        choices={addressSchemes.map((id) => ({ id, name: `${id} · ${t(`electronic.schemes.${id}`)}` }))}
        translateChoice={false}
        helperText={false}
      />
      <TextInput source="electronicAddress" helperText={hint} />
    </>
  );
};
