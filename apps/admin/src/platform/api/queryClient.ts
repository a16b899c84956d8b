import { QueryClient, type DefaultOptions } from '@tanstack/react-query';

/** What was read half a minute ago is not read again just because somebody comes back to it. */
export const makeQueryClient = (queries: DefaultOptions['queries'] = {}): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: 1, ...queries }, mutations: { retry: false } } });
