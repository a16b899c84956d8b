import { useQuery } from '@tanstack/react-query';
import type { DayAllowance } from '@kontor/domain';
import { useKontor } from '../../platform/api/dataProvider.ts';

/** The time that a person can still log on a day. */
export function useDayAllowance(date: string | null | undefined, userId: number | null): DayAllowance | undefined {
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: ['timeSheets', 'allowance', date, userId],
    queryFn: ({ signal }) => kontor.call<DayAllowance>('GET', '/time-entries/day-allowance', { query: { date, userId }, signal }),
    enabled: Boolean(date),
  });
  return data;
}
