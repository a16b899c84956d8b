import { todayIn } from '@kontor/domain';
import { useOrganisation } from './useOrganisation.ts';

/** The calendar date where the organisation is: it decides what is overdue, also for somebody who travels. */
export function useToday(): string {
  const organisation = useOrganisation();
  const zone = organisation?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return todayIn(zone, new Date());
}
