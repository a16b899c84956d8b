import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { asLanguage } from '../i18n/languages.ts';
import type { Found } from './searchHelp.ts';

const none: Found[] = [];

/** Sections of the help with these words; the help is fetched with the second letter. */
export function useHelpSearch(query: string): Found[] {
  const language = asLanguage(useLocale());
  const wanted = query.trim();
  const { data = none } = useQuery({
    queryKey: ['help', language, wanted],
    queryFn: async () => {
      const [{ readHelp }, { searchHelp }] = await Promise.all([import('./readHelp.ts'), import('./searchHelp.ts')]);
      return searchHelp(await readHelp(language), wanted);
    },
    enabled: wanted.length > 1,
    staleTime: Infinity,
    // What was found stays until the next letter's answer is there.
    placeholderData: (before) => (wanted.length > 1 ? before : none),
  });
  return data;
}
