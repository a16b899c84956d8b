import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { asLanguage } from '../i18n/languages.ts';
import type { HelpPageText } from './readHelp.ts';

/** The whole help in the reader's language, fetched once. */
export function useHelp(enabled = true) {
  const language = asLanguage(useLocale());
  return useQuery<HelpPageText[]>({
    queryKey: ['help', language],
    queryFn: () => import('./readHelp.ts').then(({ readHelp }) => readHelp(language)),
    staleTime: Infinity,
    enabled,
  });
}
