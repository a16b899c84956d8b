import type { ApprovedWeeks, TimeWeekRecord } from '@kontor/domain';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';

/** Submits a week, and approves weeks at once, as they are shown. */
export function useDecideWeeks() {
  const kontor = useKontor();
  const readAgain = useReadAgain();
  return {
    submit: async (userId: number, date: string): Promise<void> => {
      await kontor.call<TimeWeekRecord>('POST', '/time-weeks/submit', { body: { userId, date } });
      readAgain();
    },
    approve: async (weeks: readonly TimeWeekRecord[]): Promise<void> => {
      const seen = weeks.map(({ id, version }) => ({ id, version }));
      await kontor.call<ApprovedWeeks>('POST', '/time-weeks/approve', { body: { weeks: seen } });
      readAgain();
    },
  };
}
