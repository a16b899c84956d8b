import { InvoiceLine } from '../../src/sales/invoices/invoice-line.entity.ts';
import { InvoiceSource } from '../../src/sales/invoices/invoice-source.entity.ts';
import { InvoiceTax } from '../../src/sales/invoices/invoice-tax.entity.ts';
import { Invoice } from '../../src/sales/invoices/invoice.entity.ts';
import { Payment } from '../../src/sales/payments/payment.entity.ts';
import { aCustomer } from './customer.ts';
import { aTaxRate } from './item.ts';
import { next, rowsOf } from './store.ts';

/** A draft without lines. */
export const anInvoice = rowsOf(Invoice)(() => ({
  customerId: aCustomer(),
  invoiceDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
}));

/** Sent, over 100, and unpaid. */
export const aSentInvoice = rowsOf(Invoice)(() => ({
  customerId: aCustomer(),
  status: 'sent',
  number: `INV-${next()}`,
  numberSeriesId: 1,
  snapshot: {},
  invoiceDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
  subtotal: 100,
  net: 100,
  total: 100,
  balance: 100,
}));

export const anInvoiceLine = rowsOf(InvoiceLine)(() => ({
  invoice: anInvoice(),
  position: 0,
  description: 'Hours',
  quantity: 1,
  unit: 'HUR',
  unitPrice: 0,
  taxRateId: aTaxRate(),
  taxName: 'VAT 21',
  taxPercent: 21,
  taxCategory: 'S',
  net: 0,
}));

export const anInvoiceTax = rowsOf(InvoiceTax)(() => ({
  invoice: anInvoice(),
  category: 'S',
  percent: 21,
  base: 0,
  amount: 0,
}));

export const anInvoiceSource = rowsOf(InvoiceSource)(() => ({ line: anInvoiceLine() }));

export const aPayment = rowsOf(Payment)(() => ({
  customerId: aCustomer(),
  paymentDate: '2026-03-10',
  amount: 100,
  currency: 'EUR',
  method: 'bankTransfer',
  unallocated: 100,
}));
