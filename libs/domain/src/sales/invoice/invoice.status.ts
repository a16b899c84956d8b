import { machine } from '../../platform/machine/machine.ts';
import type { States } from '../../platform/machine/states.ts';

export const invoiceStatuses = ['draft', 'sent', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
/** It counts from when it is sent until it is void, and is open while something is left to pay. */
export const invoiceStates = {
  counted: ['sent', 'paid'],
  open: ['sent'],
  living: ['draft', 'sent', 'paid'],
} as const satisfies States<InvoiceStatus>;
export type InvoiceVerb =
  | 'send'
  | 'recordPayment'
  | 'markPaid'
  | 'undoPayment'
  | 'writeOff'
  | 'undoWriteOff'
  | 'undoCredit'
  | 'undoAdvance'
  | 'void'
  | 'delete';

/** `recordPayment` and `writeOff` stay in sent until the balance is 0; then the service asks for `markPaid`. */
export const invoiceMachine = machine<InvoiceStatus, InvoiceVerb>('invoice', 'draft', {
  send: { from: ['draft'], to: 'sent' },
  recordPayment: { from: ['sent'], to: 'sent' },
  markPaid: { from: ['sent'], to: 'paid' },
  undoPayment: { from: ['sent', 'paid'], to: 'sent' },
  writeOff: { from: ['sent'], to: 'sent' },
  undoWriteOff: { from: ['sent', 'paid'], to: 'sent' },
  /** Voiding a credit note. */
  undoCredit: { from: ['sent', 'paid'], to: 'sent' },
  /** Taking an advance off that was applied after sending. */
  undoAdvance: { from: ['sent', 'paid'], to: 'sent' },
  // An invoice over nothing is paid as soon as it is sent; one with money on it is refused by `assertUnpaid`.
  void: { from: ['sent', 'paid'], to: 'void' },
  delete: { from: ['draft'], to: 'draft' },
});
