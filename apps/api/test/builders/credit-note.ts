import { CreditAllocation } from '../../src/sales/credit-notes/credit-allocation.entity.ts';
import { CreditNoteLine } from '../../src/sales/credit-notes/credit-note-line.entity.ts';
import { CreditNoteSource } from '../../src/sales/credit-notes/credit-note-source.entity.ts';
import { CreditNote } from '../../src/sales/credit-notes/credit-note.entity.ts';
import { aCustomer } from './customer.ts';
import { anInvoiceLine, anInvoiceSource, aSentInvoice } from './invoice.ts';
import { aTaxRate } from './item.ts';
import { rowsOf } from './store.ts';

/** A draft without lines. */
export const aCreditNote = rowsOf(CreditNote)(() => ({
  invoiceId: aSentInvoice(),
  customerId: aCustomer(),
  creditNoteDate: '2026-03-05',
  currency: 'EUR',
  reason: 'Returned',
}));

export const aCreditNoteLine = rowsOf(CreditNoteLine)(() => ({
  creditNote: aCreditNote(),
  invoiceLineId: anInvoiceLine(),
  position: 1,
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

export const aCreditNoteSource = rowsOf(CreditNoteSource)(() => ({ line: aCreditNoteLine(), sourceId: anInvoiceSource() }));

export const aCreditAllocation = rowsOf(CreditAllocation)(() => ({
  creditNote: aCreditNote(),
  invoiceId: aSentInvoice(),
  amount: 10,
  allocationDate: '2026-03-05',
}));
