import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { asLanguage, intlTag } from '../i18n/languages.ts';
import { ChoicePicker } from './picker/ChoicePicker.tsx';
import { countryCodes, currencyCodes } from './codes.ts';
import { useCountryNames } from './useCountryNames.ts';

type Props = { source: string; label?: string; required?: boolean; onChange?: (code: string | null) => void };

/** Lithuania and Norway first. */
export const CountryInput = (props: Props) => {
  const nameOf = useCountryNames();
  const choices = useMemo(() => countryCodes.map((id) => ({ id, name: nameOf(id) })), [nameOf]);
  return <ChoicePicker {...props} choices={choices} />;
};

export const CurrencyInput = (props: Props) => {
  const tag = intlTag[asLanguage(useLocale())];
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'currency' });
    return currencyCodes().map((id) => ({ id, name: `${id} – ${names.of(id) ?? id}` }));
  }, [tag]);
  return <ChoicePicker {...props} choices={choices} />;
};
