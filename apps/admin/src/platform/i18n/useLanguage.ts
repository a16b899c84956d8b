import { useI18nProvider, useLocale } from 'react-admin';
import { asLanguage, type Language } from './languages.ts';

/** The language in use here: the page's, or that of a part in another language (InLanguage.tsx). */
export function useLanguage(): Language {
  const ofThePage = useLocale();
  const provider = useI18nProvider();
  return asLanguage(provider.getLocale() || ofThePage);
}
