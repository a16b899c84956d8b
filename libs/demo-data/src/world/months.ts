import { addDays, addMonths, daysBetween, monthEnd, monthStart } from '@kontor/domain';

export type Month = {
  from: string;
  to: string;
  days: number;
  /** The number of invoices in this month. */ quota: number;
};

/** Fourteen months up to the last finished day, with invoices distributed by days. */
export function monthsUntil(lastDay: string, invoiceCount: number): Month[] {
  const first = addMonths(monthStart(lastDay), -13);
  const allDays = daysBetween(first, lastDay) + 1;
  const shareUntil = (date: string): number => Math.floor((invoiceCount * (daysBetween(first, date) + 1)) / allDays);
  return Array.from({ length: 14 }, (_, index) => {
    const from = addMonths(first, index);
    const end = monthEnd(from);
    const to = end < lastDay ? end : lastDay;
    return { from, to, days: daysBetween(from, to) + 1, quota: shareUntil(to) - shareUntil(addDays(from, -1)) };
  });
}
