import { useMemo } from 'react';
import { intlTag } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Country names from the browser, in the reader's language. */
export function useCountryNames(): (code: string | null | undefined) => string {
  const tag = intlTag[useLanguage()];
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
    return (code) => (code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : (code ?? ''));
  }, [tag]);
}
