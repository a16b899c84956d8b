import { createWith } from '../../platform/api/createWith.ts';

/** The address of a new invoice with the unbilled hours of a customer, or of one project, as its lines. */
export const hoursLink = (customerId: number, projectId: number | null, to: string | null): string =>
  `${createWith('invoices', { customerId, ...(projectId && { projectId }) })}&hours=${to ?? 'all'}`;
