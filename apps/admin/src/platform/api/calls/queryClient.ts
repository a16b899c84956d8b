import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { readSession } from '../session/session.ts';

/** What was read half a minute ago is not read again just because somebody comes back to it. */
export const makeQueryClient = (queries: DefaultOptions['queries'] = {}): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1, ...queries }, mutations: { retry: false } } });

/** What react-admin asks our auth provider before it draws anything: a person with a session is let in without waiting for the answer. */
export function knowSession(queries: QueryClient): void {
  const session = readSession();
  if (!session) return;
  queries.setQueryData(['auth', 'checkAuth', {}], true);
  queries.setQueryData(['auth', 'getPermissions', {}], session.userData.ability);
}
