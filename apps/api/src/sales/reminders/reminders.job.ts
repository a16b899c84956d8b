import { job } from '../../platform/jobs/job.ts';

/** Finds the invoices of which a reminder is due. */
export const remindOfInvoices = job<object>('remindOfInvoices');
/** Reminds of one of them. A job of its own, so that one that fails stops no other. */
export const remindOfInvoice = job<{ invoiceId: number }>('remindOfInvoice');
