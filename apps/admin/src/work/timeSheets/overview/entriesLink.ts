import { listLink } from '../../../platform/report/listLink.ts';

/** The list of time entries with these filters, newest first. */
export const entriesLink = (filter: object): string => listLink('timeSheets', filter, { field: 'workDate', order: 'DESC' });
