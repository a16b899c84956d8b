import type { ResourceName } from '../../platform/api/resource.ts';

type Sort = { field: string; order: 'ASC' | 'DESC' };

/** A link to a list that says everything about it: lists remember their last filter, page and order, and those must not mix in. */
export function listLink(resource: ResourceName, filter: object, sort: Sort): string {
  const query = new URLSearchParams({
    displayedFilters: '{}',
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: '25',
  });
  return `/${resource}/index?${query}`;
}

const byDueDate: Sort = { field: 'dueDate', order: 'ASC' };

export const overdueLink = (): string => listLink('invoices', { status: 'sent', overdue: true }, byDueDate);
/** The open invoices that were due between two dates, either of which may be left open. */
export const dueLink = (from: string | null, to: string | null): string =>
  listLink('invoices', { status: 'sent', ...(from && { dueDate_gte: from }), ...(to && { dueDate_lte: to }) }, byDueDate);
export const unbilledLink = (): string =>
  listLink('timeSheets', { billingState: 'unbilled' }, { field: 'workDate', order: 'ASC' });
