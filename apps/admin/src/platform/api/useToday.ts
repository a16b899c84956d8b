import { todayIn } from '@kontor/domain';
import { useOrganisation } from './useOrganisation.ts';

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone that is being typed into the settings, or that a browser does not know yet, does not take the page away. */
function isKnown(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Tells the calendar date of an instant where the organisation is. */
export function useDayOf(): (instant: Date) => string {
  const given = useOrganisation()?.timeZone;
  const zone = given && isKnown(given) ? given : ownZone();
  return (instant) => todayIn(zone, instant);
}

/** The calendar date where the organisation is: it decides what is overdue and to which day hours belong, also for somebody who travels. */
export const useToday = (): string => useDayOf()(new Date());
