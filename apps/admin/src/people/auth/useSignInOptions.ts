import { useQuery } from '@tanstack/react-query';

/** What `GET /jwt/options` answers. */
type SignInOptions = { registration: boolean; demo: boolean; mail?: boolean };

const nothing: SignInOptions = { registration: false, demo: false };

/** What may be offered here: making an account, the sample accounts. Unknown counts as no; `known` says that it was answered. */
export function useSignInOptions(): SignInOptions & { known: boolean } {
  const { data } = useQuery({
    queryKey: ['signInOptions'],
    queryFn: async ({ signal }) => {
      const response = await fetch('/jwt/options', { signal, headers: { Accept: 'application/json' } });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return (await response.json()) as SignInOptions;
    },
    staleTime: 300_000,
    retry: false,
  });
  return { ...(data ?? nothing), known: data !== undefined };
}

/** Is it known that no mail leaves here, for want of a mail server? */
export const useNoMail = (): boolean => useSignInOptions().mail === false;
