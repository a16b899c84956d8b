import { weekStart, type TimeWeekRecord } from '@kontor/domain';
import { useGetList } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';

type FoundWeek = {
  week: TimeWeekRecord | undefined;
  /** Its hours can be changed by nobody. */
  isFixed: boolean;
};

/** The week of a person as it was submitted; a week that never was has no record. */
export function useTimeWeek(userId: number, day: string): FoundWeek {
  const { data } = useGetList<TimeWeekRecord>(
    'timeWeeks',
    {
      filter: { userId, weekStart: weekStart(day) },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: may('list', 'TimeWeek') },
  );
  const week = data?.[0];
  return { week, isFixed: week?.status === 'submitted' || week?.status === 'approved' };
}
