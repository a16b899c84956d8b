import { job } from '../../../platform/jobs/job.ts';

export type InvoiceNews = { invoiceId: number; kind: 'invoiceSent' | 'invoicePaid'; byId: number | null };

/** Notifies people who read invoices that one was sent or paid. A job, so that a long list of people does not hold up numbering. */
export const tellAboutInvoice = job<InvoiceNews>('tellAboutInvoice');
