import { publicHolidaysBetween } from '../../platform/values/holidays.ts';
import type { AgendaEntry } from './agenda.ts';

/** The public holidays between two days as entries. Example: `holidaysBetween('LT', '2026-12-01', '2026-12-31')` has three. */
export const holidaysBetween = (country: string, from: string, to: string): AgendaEntry[] =>
  publicHolidaysBetween(country, from, to).map(({ date, key }) => ({
    kind: 'holiday',
    date,
    title: key,
    subject: null,
    recordId: null,
  }));
