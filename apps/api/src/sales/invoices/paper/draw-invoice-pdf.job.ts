import { job } from '../../../platform/jobs/job.ts';

/** Queued in the transaction that sends an invoice, under the key `invoice pdf <id>`. */
export const drawInvoicePdf = job<{ invoiceId: number }>('drawInvoicePdf');
