import { useQuery } from '@tanstack/react-query';

/** The answer of `GET /jwt/options`. */
type SignInOptions = { registration: boolean; firstStart?: boolean; demo: boolean; mail?: boolean };

const nothing: SignInOptions = { registration: false, demo: false };

/** Options of the sign-in page: registration, sample accounts. False until known; `known` says whether they are. */
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

/** Says whether no email can be sent, because there is no mail server; undefined until that is known. */
export function useNoMail(): boolean | undefined {
  const { mail } = useSignInOptions();
  return mail === undefined ? undefined : !mail;
}
