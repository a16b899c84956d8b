import { MutationCache, QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { readSession } from '../session/session.ts';
import { readAllAgain } from './readAllAgain.ts';

/** A refusal is final; only failures of the network or a busy server are retried. */
const once = (failures: number, error: Error): boolean => {
  const { status = 0 } = error as { status?: number };
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return failures < 1 && !isRefused;
};

/** Reads of the last half minute are not repeated when somebody returns to a page, unless something was changed. */
export function makeQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  const mutationCache = new MutationCache({ onSuccess: () => readAllAgain(queryClient) });
  const defaultOptions = { queries: { staleTime: 30_000, retry: once, ...queries }, mutations: { retry: false } } as const;
  const queryClient = new QueryClient({ mutationCache, defaultOptions });
  return queryClient;
}

/** Answers react-admin's first questions to the auth provider at once, for a person with a session. */
export function primeSession(queries: QueryClient): void {
  const session = readSession();
  if (!session) return;
  queries.setQueryData(['auth', 'checkAuth', {}], true);
  queries.setQueryData(['auth', 'getPermissions', {}], session.userData.ability);
}
