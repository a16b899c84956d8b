import { useI18nProvider, useLocale } from 'react-admin';
import { asLanguage, type Language } from './languages.ts';

/** The language that is spoken here: of the page, or of a part that speaks another one (Speaking.tsx). */
export function useLanguage(): Language {
  const ofThePage = useLocale();
  const provider = useI18nProvider();
  return asLanguage(provider.getLocale() || ofThePage);
}
