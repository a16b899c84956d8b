import { useQuery } from '@tanstack/react-query';
import type { WorkingTime } from '@kontor/domain';
import { useKontor } from '../../platform/api/dataProvider.ts';

/** Target and logged hours of a person between two days, a year at most. */
export function useWorkingTime(userId: number, from: string, to: string, enabled = true): WorkingTime | undefined {
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: ['timeSheets', 'workingTime', userId, from, to],
    queryFn: ({ signal }) => kontor.call<WorkingTime>('GET', '/working-time', { query: { userId, from, to }, signal }),
    enabled,
  });
  return data;
}
