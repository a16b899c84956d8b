import { job } from '../../../platform/jobs/job.ts';

export type InvoiceNews = { invoiceId: number; kind: 'invoiceSent' | 'invoicePaid'; byId: number | null };

/** Tells the readers of invoices that one was sent or paid. A job, so that a long list of people holds up no number. */
export const tellAboutInvoice = job<InvoiceNews>('tellAboutInvoice');
