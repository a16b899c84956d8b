import { CreditNote } from '../../src/sales/credit-notes/credit-note.entity.ts';
import { aCustomer } from './customer.ts';
import { aSentInvoice } from './invoice.ts';
import { rowsOf } from './store.ts';

/** A draft without lines. */
export const aCreditNote = rowsOf(CreditNote)(() => ({
  invoiceId: aSentInvoice(),
  customerId: aCustomer(),
  creditNoteDate: '2026-03-05',
  currency: 'EUR',
  reason: 'Returned',
}));
