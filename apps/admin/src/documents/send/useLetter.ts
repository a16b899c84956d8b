import type { LetterWords } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';

/** `retry` where the text could not be read: the server then writes it as the template says. */
export type Letter = { subject: string | null; text: string | null; retry?: () => void };
/** Without the right to see amounts, only the server writes the text. */
const unseen: Letter = { subject: null, text: null };

/** The text of the email at this address; undefined while loading. */
export function useLetter(path: string, query?: Record<string, unknown>): Letter | undefined {
  const { call } = useKontor();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['letter', path, query],
    queryFn: ({ signal }) => call<LetterWords>('GET', path, { query, signal }),
    // Amounts and templates may have changed.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  if (data) return data;
  if (!error || isFetching) return undefined;
  return error instanceof HttpError && error.status === 403 ? unseen : { ...unseen, retry: () => void refetch() };
}
