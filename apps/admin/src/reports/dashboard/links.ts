import { listLink, type Sort } from '../../platform/report/listLink.ts';

const byDueDate: Sort = { field: 'dueDate', order: 'ASC' };

export const overdueLink = (): string => listLink('invoices', { status: 'sent', overdue: true }, byDueDate);
/** Open invoices due between two dates; either may be left open. */
export const dueLink = (from: string | null, to: string | null): string =>
  listLink('invoices', { status: 'sent', ...(from && { dueDate_gte: from }), ...(to && { dueDate_lte: to }) }, byDueDate);
export const unbilledLink = (): string =>
  listLink('timeSheets', { billingState: 'unbilled' }, { field: 'workDate', order: 'ASC' });
/** The page that turns unbilled hours into invoices. */
export const unbilledHoursPath = '/unbilledHours/index';
