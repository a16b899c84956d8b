import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { asLanguage, intlTag } from '../i18n/languages.ts';

/** Names by the browser, in the reader's language. */
export function useCountryNames(): (code: string | null | undefined) => string {
  const tag = intlTag[asLanguage(useLocale())];
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
    return (code) => (code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : (code ?? ''));
  }, [tag]);
}
