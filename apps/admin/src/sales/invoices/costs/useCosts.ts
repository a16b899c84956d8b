import type { Cost } from '@kontor/domain';
import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { costPaths, dateOf } from './costWords.ts';

type Asked = { customerId?: number | null; projectId?: number | null; invoiceId?: number };

/** The costs of bills and the expenses that fit, oldest first; read again when a bill or an expense changes. */
export function useCosts(query: Asked, enabled = true): { costs: Cost[]; error: Error | undefined; refetch: () => void } {
  const kontor = useKontor();
  const found = useQueries({
    queries: costPaths().map((path) => ({
      // The name of the resource comes first, so that its changes are heard.
      queryKey: [path.split('/')[1], 'costs', query],
      queryFn: ({ signal }: { signal: AbortSignal }) => kontor.call<Cost[]>('GET', path, { query, signal }),
      enabled,
    })),
  });
  const costs = found.flatMap(({ data }) => data ?? []);
  return {
    costs: costs.sort((a, b) => dateOf(a).localeCompare(dateOf(b))),
    error: found.find(({ error }) => error)?.error ?? undefined,
    refetch: useCallback(() => void Promise.all(found.map((one) => one.refetch())), [found]),
  };
}
