import {
  billedHoursOf,
  sourceIds,
  type BilledHours,
  type OrganisationRecord,
  type SourceRecord,
  type TimeEntryRecord,
} from '@kontor/domain';
import { useGetMany } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';

type Line = { quantity: number | null; unit: string; sources: readonly SourceRecord[] };

/** Returns the ids of the time entries that lines in hours bill, each once. */
export const hoursBehind = (lines: readonly Line[]): number[] => [
  ...new Set(lines.flatMap((line) => (line.unit === 'HUR' ? sourceIds(line, 'timeEntry') : []))),
];

/**
 * Returns the logged time behind each line in hours, for the check before sending. Skips a line with an entry that the person may not see: its
 * time would be too short, and sending checks it anyway.
 */
export function useBilledHours(
  ids: readonly number[],
): (lines: readonly Line[], { billingRoundingMode, billingRoundingMinutes }: OrganisationRecord) => BilledHours[] {
  const enabled = ids.length > 0 && may('list', 'TimeEntry');
  const { data = [] } = useGetMany<TimeEntryRecord>('timeSheets', { ids: [...ids] }, { enabled, retry: false });
  const minutesOf = new Map(data.map(({ id, minutes }) => [id, minutes]));
  return (lines, { billingRoundingMode: mode, billingRoundingMinutes: stepMinutes }) => {
    const logged = lines.flatMap((line, index) => {
      const entries = sourceIds(line, 'timeEntry');
      const minutes = entries.flatMap((id) => minutesOf.get(id) ?? []);
      const isKnown = entries.length > 0 && minutes.length === entries.length;
      return isKnown ? { line: index + 1, quantity: line.quantity || 0, unit: line.unit, minutes } : [];
    });
    return billedHoursOf(logged, { mode, stepMinutes });
  };
}
