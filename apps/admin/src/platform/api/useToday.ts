import { todayIn } from '@kontor/domain';
import { useOrganisation } from './useOrganisation.ts';

/** Tells the calendar date of an instant where the organisation is. */
export function useDayOf(): (instant: Date) => string {
  const organisation = useOrganisation();
  const zone = organisation?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (instant) => todayIn(zone, instant);
}

/** The calendar date where the organisation is: it decides what is overdue and to which day hours belong, also for somebody who travels. */
export const useToday = (): string => useDayOf()(new Date());
