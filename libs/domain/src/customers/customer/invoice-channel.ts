/**
 * How a customer gets invoices: by email with the PDF, by email with PDF and e-invoice, by the access point, or not from here, where somebody passes
 * the file on.
 */
export const invoiceChannels = ['mail', 'mailWithXml', 'accessPoint', 'download'] as const;
export type InvoiceChannel = (typeof invoiceChannels)[number];
