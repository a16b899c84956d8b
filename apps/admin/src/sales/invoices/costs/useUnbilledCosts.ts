import { isCost, sourcesOfCost, type Cost, type SourceRecord } from '@kontor/domain';
import { useWatch } from 'react-hook-form';
import type { LineValues } from '../../../documents/values/lineValues.ts';
import { useCosts } from './useCosts.ts';

const nameOf = ({ kind, id }: SourceRecord): string => `${kind} ${id}`;

/** The customer's costs that are on no invoice and no line of this form yet, oldest first. */
export function useUnbilledCosts(): Cost[] {
  const [customerId, projectId, lines] = useWatch({ name: ['customerId', 'projectId', 'lines'] }) as [
    number | null,
    number | null,
    LineValues[] | undefined,
  ];
  const { costs } = useCosts({ customerId, projectId }, Boolean(customerId));
  const used = new Set((lines ?? []).flatMap(({ sources }) => sources.filter(isCost).map(nameOf)));
  return costs.filter((cost) => !sourcesOfCost(cost).some((source) => used.has(nameOf(source))));
}
