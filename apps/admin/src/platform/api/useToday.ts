import { todayIn } from '@kontor/domain';
import { now } from './now.ts';
import { useOrganisation } from './useOrganisation.ts';

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Guards against a time zone that is half-typed in the settings or unknown to the browser, which would crash the page. */
function isKnown(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Returns the organisation's calendar date of an instant. */
export function useDayOf(): (instant: Date) => string {
  const given = useOrganisation()?.timeZone;
  const zone = given && isKnown(given) ? given : ownZone();
  return (instant) => todayIn(zone, instant);
}

/** Today in the organisation's time zone: it decides what is overdue and to which day hours belong, also for people who travel. */
export const useToday = (): string => useDayOf()(now());
