import type { LetterWords } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useKontor } from '../../platform/api/dataProvider.ts';

type Letter = { subject: string | null; text: string | null };
/** Without the right to see amounts, only the server writes the text. */
const unseen: Letter = { subject: null, text: null };

/** The text of the email at this address; undefined while loading. */
export function useLetter(path: string, query?: Record<string, unknown>): Letter | undefined {
  const { call } = useKontor();
  const { data, isError } = useQuery({
    queryKey: ['letter', path, query],
    queryFn: ({ signal }) => call<LetterWords>('GET', path, { query, signal }),
    // Amounts and templates may have changed.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return data ?? (isError ? unseen : undefined);
}
