import { sourceIds, type BillCost } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { LineValues } from '../../../documents/values/lineValues.ts';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { maySee } from '../../../platform/api/maySee.ts';

/** The customer's costs that are on no invoice and no line of this form yet, oldest first. */
export function useUnbilledCosts(): BillCost[] {
  const kontor = useKontor();
  const [customerId, projectId, lines] = useWatch({ name: ['customerId', 'projectId', 'lines'] }) as [
    number | null,
    number | null,
    LineValues[] | undefined,
  ];
  const { data } = useQuery({
    queryKey: ['bills', 'costs', customerId, projectId],
    queryFn: ({ signal }) => kontor.call<BillCost[]>('GET', '/bills/costs', { query: { customerId, projectId }, signal }),
    enabled: Boolean(customerId) && may('list', 'Bill') && maySee('Bill', 'lines'),
  });
  const taken = (lines ?? []).flatMap((line) => sourceIds(line, 'billLine')).join();
  return useMemo(() => {
    const used = new Set(taken.split(',').map(Number));
    return (data ?? []).filter(({ billLineId }) => !used.has(billLineId));
  }, [data, taken]);
}
