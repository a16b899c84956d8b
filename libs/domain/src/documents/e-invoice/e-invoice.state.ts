/**
 * Where the e-invoice of a document stands. `none`: a draft, or issued before e-invoices were made; `lacking`: issued without what an
 * e-invoice needs, as `EInvoiceGap` tells; `failed`: writing the file failed.
 */
export const eInvoiceStates = ['none', 'pending', 'ready', 'lacking', 'failed'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

/** What an e-invoice needs and was not there: the electronic address of the organisation or of the customer. */
const eInvoiceGaps = ['seller', 'buyer'] as const;
export type EInvoiceGap = (typeof eInvoiceGaps)[number];
