import { listLink, type Sort } from '../../platform/report/listLink.ts';

const byDueDate: Sort = { field: 'dueDate', order: 'ASC' };

export const overdueLink = (): string => listLink('invoices', { status: 'sent', overdue: true }, byDueDate);
/** Open invoices due between two dates; either may be left open. */
export const dueLink = (from: string | null, to: string | null): string =>
  listLink('invoices', { status: 'sent', ...(from && { dueDate_gte: from }), ...(to && { dueDate_lte: to }) }, byDueDate);
/** Bills that are still to be paid and fall due between two dates; either may be left open. */
export const payableLink = (from: string | null, to: string | null): string =>
  listLink('bills', { payable: true, ...(from && { dueDate_gte: from }), ...(to && { dueDate_lte: to }) }, byDueDate);
export const lowStockLink = (): string =>
  listLink('items', { belowReorder: true, active: true }, { field: 'onHand', order: 'ASC' });
export const unbilledLink = (): string =>
  listLink('timeSheets', { billingState: 'unbilled' }, { field: 'workDate', order: 'ASC' });
/** The page that turns unbilled hours into invoices. */
export const unbilledHoursPath = '/unbilledHours/index';
export const waitingWeeksLink = (): string =>
  listLink('timeWeeks', { status: 'submitted' }, { field: 'oddityCount', order: 'DESC' });
export const waitingExpensesLink = (): string =>
  listLink('expenses', { status: 'submitted' }, { field: 'expenseDate', order: 'ASC' });
