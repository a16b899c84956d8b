import { useMemo } from 'react';
import { AutocompleteInput, useLocale } from 'react-admin';
import { asLanguage, intlTag } from '../i18n/languages.ts';
import { countryCodes, currencyCodes } from './codes.ts';
import { useCountryNames } from './useCountryNames.ts';

type Props = { source: string; label?: string; required?: boolean; onChange?: (code: string | null) => void };

type Choice = { id: string; name: string };

const CodeInput = ({ required, onChange, ...rest }: Props & { choices: Choice[] }) => (
  <AutocompleteInput
    {...rest}
    isRequired={required}
    onChange={(code: unknown) => onChange?.(typeof code === 'string' && code ? code : null)}
    fullWidth
  />
);

/** Lithuania and Norway first. */
export const CountryInput = (props: Props) => {
  const nameOf = useCountryNames();
  const choices = useMemo(() => countryCodes.map((id) => ({ id, name: nameOf(id) })), [nameOf]);
  return <CodeInput {...props} choices={choices} />;
};

export const CurrencyInput = (props: Props) => {
  const tag = intlTag[asLanguage(useLocale())];
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'currency' });
    return currencyCodes().map((id) => ({ id, name: `${id} – ${names.of(id) ?? id}` }));
  }, [tag]);
  return <CodeInput {...props} choices={choices} />;
};
