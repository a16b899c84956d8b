import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { asLanguage } from '../i18n/languages.ts';
import type { Found } from './searchHelp.ts';

const none: Found[] = [];

/** Help sections that contain the words; the help is fetched at the second letter. */
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
    // The former results stay until the new ones are there.
    placeholderData: (before) => (wanted.length > 1 ? before : none),
  });
  return data;
}
