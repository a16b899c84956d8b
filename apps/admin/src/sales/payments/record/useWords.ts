import { useLocale, useTranslate } from 'react-admin';
import { asLanguage, type Language, type SameKeys } from '../../../platform/i18n/languages.ts';

const en = {
  open: 'Open invoices',
  none_open: 'This customer has no open invoices.',
  oldest_first: 'Oldest first',
  to_credit: '%{amount} goes to credit.',
  used_up: 'Nothing goes to credit.',
  too_much: 'The invoices take %{amount} too much.',
};
const lt: SameKeys<typeof en> = {
  open: 'Neapmokėtos sąskaitos',
  none_open: 'Šis klientas neapmokėtų sąskaitų neturi.',
  oldest_first: 'Seniausios pirma',
  to_credit: 'Permoka: %{amount}.',
  used_up: 'Permokos nelieka.',
  too_much: 'Sąskaitoms paskirta %{amount} per daug.',
};
const no: SameKeys<typeof en> = {
  open: 'Åpne fakturaer',
  none_open: 'Denne kunden har ingen åpne fakturaer.',
  oldest_first: 'Eldste først',
  to_credit: '%{amount} blir tilgodehavende.',
  used_up: 'Ingenting blir tilgodehavende.',
  too_much: 'Fakturaene får %{amount} for mye.',
};
const words: Record<Language, SameKeys<typeof en>> = { en, lt, no };

/** The words of this dialog alone, loaded with it: words of pages are loaded before the first one is drawn. */
export function useWords(): (key: keyof typeof en, params?: { amount: string }) => string {
  const t = useTranslate();
  const language = asLanguage(useLocale());
  return (key, params) => t(`payments.record.${key}`, { ...params, _: words[language][key] });
}
