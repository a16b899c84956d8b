import { isCalendarDate } from '../../platform/values/dates.ts';
import type { NotificationRecord } from './notification.ts';

type Params = NotificationRecord['params'];

/** The parameters of a notification as its sentence says them: dates as the reader writes them. */
export const saidParams = (params: Params, sayDate: (date: string) => string): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && isCalendarDate(value) ? sayDate(value) : value,
    ]),
  );
