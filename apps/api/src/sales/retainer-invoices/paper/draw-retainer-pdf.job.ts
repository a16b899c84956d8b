import { job } from '../../../platform/jobs/job.ts';

/** Queued in the transaction that sends a retainer invoice, under the key `retainer invoice pdf <id>`. */
export const drawRetainerPdf = job<{ retainerInvoiceId: number }>('drawRetainerPdf');
