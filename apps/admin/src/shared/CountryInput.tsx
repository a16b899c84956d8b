import { useMemo } from 'react';
import { AutocompleteInput, useLocale } from 'react-admin';
import { asLanguage, intlTag } from '../i18n/languages.ts';
import { useCountryNames } from './useCountryNames.ts';

const codes =
  'LT NO LV EE SE DK FI IS PL DE NL BE LU FR IE GB ES PT IT AT CH LI CZ SK HU SI HR RO BG GR CY MT UA MD RS BA ME MK AL XK TR GE AM AZ KZ IL AE SA QA US CA MX BR AR CL CO AU NZ JP KR CN HK TW SG MY TH VN ID PH IN PK BD LK ZA NG KE EG MA TN';

type Props = { source: string; label?: string; required?: boolean; onChange?: (code: string | null) => void };

/** Lithuania and Norway first. */
export const CountryInput = ({ source, label, required, onChange }: Props) => {
  const nameOf = useCountryNames();
  const choices = useMemo(() => codes.split(' ').map((id) => ({ id, name: nameOf(id) })), [nameOf]);
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={choices}
      isRequired={required}
      onChange={(code: unknown) => onChange?.(typeof code === 'string' && code ? code : null)}
      fullWidth
    />
  );
};

const first = ['EUR', 'NOK', 'SEK', 'DKK', 'PLN', 'GBP', 'USD', 'CHF'];

/** ISO 4217, those of the neighbourhood first. */
export const CurrencyInput = ({ source, label, required, onChange }: Props) => {
  const tag = intlTag[asLanguage(useLocale())];
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'currency' });
    const rest = Intl.supportedValuesOf('currency').filter((code) => !first.includes(code));
    return [...first, ...rest].map((id) => ({ id, name: `${id} – ${names.of(id) ?? id}` }));
  }, [tag]);
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={choices}
      isRequired={required}
      onChange={(code: unknown) => onChange?.(typeof code === 'string' && code ? code : null)}
      fullWidth
    />
  );
};
