import { todayIn } from '@kontor/domain';

/** The calendar date on the reader's own clock. */
export const localToday = (): string => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
