import { RetainerInvoice } from '../../src/sales/retainer-invoices/retainer-invoice.entity.ts';
import { aCustomer } from './customer.ts';
import { rowsOf } from './store.ts';

/** A draft without lines. */
export const aRetainerInvoice = rowsOf(RetainerInvoice)(() => ({
  customerId: aCustomer(),
  invoiceDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
}));
