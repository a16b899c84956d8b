import { machine } from '../../platform/machine/machine.ts';
import type { States } from '../../platform/machine/states.ts';

export const creditNoteStatuses = ['draft', 'sent', 'void'] as const;
export type CreditNoteStatus = (typeof creditNoteStatuses)[number];
/** It counts from when it is sent until it is void; what is unallocated of it is the customer's credit. */
export const creditNoteStates = {
  counted: ['sent'],
  open: ['sent'],
  living: ['draft', 'sent'],
} as const satisfies States<CreditNoteStatus>;
export type CreditNoteVerb = 'send' | 'void' | 'payBack' | 'undoPayBack' | 'undoUse' | 'delete';

/** The rest after the invoice is the customer's credit, which can be paid back; the credit note stays sent either way. */
export const creditNoteMachine = machine<CreditNoteStatus, CreditNoteVerb>('credit_note', 'draft', {
  send: { from: ['draft'], to: 'sent' },
  payBack: { from: ['sent'], to: 'sent' },
  undoPayBack: { from: ['sent'], to: 'sent' },
  undoUse: { from: ['sent'], to: 'sent' },
  void: { from: ['sent'], to: 'void' },
  delete: { from: ['draft'], to: 'draft' },
});
