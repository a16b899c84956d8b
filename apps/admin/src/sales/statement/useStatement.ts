import type { CustomerRecord, Period, Statement } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { isBackwards } from '../../platform/report/isBackwards.ts';

/** The customer's statement of a period, by currency. Changes of invoices, payments and write-offs refresh it. */
export function useStatement({ id }: CustomerRecord, period: Period) {
  const kontor = useKontor();
  return useQuery({
    queryKey: ['invoices', 'statement', id, period],
    enabled: !isBackwards(period),
    queryFn: ({ signal }) => kontor.call<Statement[]>('GET', `/customers/${id}/statement`, { query: period, signal }),
  });
}
