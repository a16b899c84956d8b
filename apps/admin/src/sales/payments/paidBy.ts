import type { PaymentRecord } from '@kontor/domain';

type Paid = { to: string; number: string; amount: number };

/** Returns what a payment paid: invoices, then retainer invoices. */
export const paidBy = ({ allocations, retainers }: Pick<PaymentRecord, 'allocations' | 'retainers'>): Paid[] => [
  ...allocations.map(({ invoiceId, invoiceNumber, amount }) => ({
    to: `/invoices/${invoiceId}/show`,
    number: invoiceNumber,
    amount,
  })),
  ...retainers.map(({ retainerInvoiceId, retainerInvoiceNumber, amount }) => ({
    to: `/retainerInvoices/${retainerInvoiceId}/show`,
    number: retainerInvoiceNumber,
    amount,
  })),
];
