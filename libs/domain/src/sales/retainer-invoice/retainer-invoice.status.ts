import { machine } from '../../platform/machine/machine.ts';
import type { States } from '../../platform/machine/states.ts';

export const retainerInvoiceStatuses = ['draft', 'sent', 'paid', 'void'] as const;
export type RetainerInvoiceStatus = (typeof retainerInvoiceStatuses)[number];
/** It counts from when it is sent until it is void, and is open while something is left to pay. It is income only with the invoice that deducts it. */
export const retainerInvoiceStates = {
  counted: ['sent', 'paid'],
  open: ['sent'],
  living: ['draft', 'sent', 'paid'],
} as const satisfies States<RetainerInvoiceStatus>;
export type RetainerInvoiceVerb = 'send' | 'recordPayment' | 'markPaid' | 'undoPayment' | 'void' | 'delete';

/** `recordPayment` stays in sent until nothing is left to pay; then the service asks for `markPaid`. */
export const retainerInvoiceMachine = machine<RetainerInvoiceStatus, RetainerInvoiceVerb>('retainer_invoice', 'draft', {
  send: { from: ['draft'], to: 'sent' },
  recordPayment: { from: ['sent'], to: 'sent' },
  markPaid: { from: ['sent'], to: 'paid' },
  undoPayment: { from: ['sent', 'paid'], to: 'sent' },
  void: { from: ['sent'], to: 'void' },
  delete: { from: ['draft'], to: 'draft' },
});
