import { ageBuckets, type AgeBucket } from '../../documents/statement/account.ts';
import { addDays, monthEnd, monthStart, weekStart, type Period } from '../../platform/values/dates.ts';
import type { ReportBasis } from '../report/report.ts';

/** A total of a report with what the report is asked. A figure of another page leads to it, because both say the same. */
export type ReportFigure = Period & {
  report: string;
  measure: string;
  basis?: ReportBasis;
  filter?: Readonly<Record<string, number>>;
};
type Asked = { today: string; userId: number };

const thatMonth = (day: string): Period => ({ from: monthStart(day), to: monthEnd(day) });
const thatWeek = (day: string): Period => ({ from: weekStart(day), to: addDays(weekStart(day), 6) });

/** The report behind each figure of a month (`2026-03`). */
export const reportsOfMonth = (month: string) => {
  const days = thatMonth(`${month}-01`);
  return {
    invoiced: { report: 'income', measure: 'net', basis: 'accrual', ...days },
    invoicedTotal: { report: 'income', measure: 'gross', basis: 'accrual', ...days },
    received: { report: 'cashFlow', measure: 'received', ...days },
    paid: { report: 'cashFlow', measure: 'paid', ...days },
  } as const satisfies Record<string, ReportFigure>;
};

/** The report behind the hours of these days, as far as the person may read them. */
export const reportsOfHours = (days: Period) =>
  ({
    minutes: { report: 'workHour', measure: 'hours', ...days },
    billableMinutes: { report: 'workHour', measure: 'billable', ...days },
  }) as const satisfies Record<string, ReportFigure>;

/** The report behind what was open at the end of a day, in all (`open`) and by its age. */
export const reportsOfAges = (report: 'receivables' | 'payables', day: string): Record<'open' | AgeBucket, ReportFigure> => {
  const figure = (measure: string): ReportFigure => ({ report, measure, from: day, to: day });
  const ages = Object.fromEntries(ageBuckets.map((bucket) => [bucket, figure(bucket)])) as Record<AgeBucket, ReportFigure>;
  return { ...ages, open: figure('open') };
};

/** The last 14 days. */
export const fortnightOf = (today: string): Period => ({ from: addDays(today, -13), to: today });

/** The report behind each single figure of the dashboard. */
export const dashboardReports = {
  invoicedThisMonth: ({ today }: Asked) => reportsOfMonth(today.slice(0, 7)).invoiced,
  receivedThisMonth: ({ today }: Asked) => reportsOfMonth(today.slice(0, 7)).received,
  minutesThisWeek: ({ today, userId }: Asked) => ({ ...reportsOfHours(thatWeek(today)).minutes, filter: { user: userId } }),
  teamMinutesThisWeek: ({ today }: Asked) => reportsOfHours(thatWeek(today)).minutes,
} satisfies Record<string, (asked: Asked) => ReportFigure>;
