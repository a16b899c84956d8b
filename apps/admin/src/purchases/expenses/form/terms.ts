import type { ExpenseTerms } from '@kontor/domain';
import type { useKontor } from '../../../platform/api/dataProvider.ts';

/** What the organisation says about expenses; read once, because it rarely changes. */
export const termsQuery = (kontor: ReturnType<typeof useKontor>) => ({
  queryKey: ['expenses', 'terms'],
  queryFn: ({ signal }: { signal: AbortSignal }) => kontor.call<ExpenseTerms>('GET', '/expenses/terms', { signal }),
  staleTime: 300_000,
});
