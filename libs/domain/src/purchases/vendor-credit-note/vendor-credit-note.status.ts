import { machine } from '../../platform/machine/machine.ts';
import type { States } from '../../platform/machine/states.ts';

export const vendorCreditNoteStatuses = ['draft', 'open', 'used', 'void'] as const;
export type VendorCreditNoteStatus = (typeof vendorCreditNoteStatuses)[number];
/** It counts while it is neither a draft nor void, and is open while something of it can be used. */
export const vendorCreditNoteStates = {
  counted: ['open', 'used'],
  open: ['open'],
  living: ['draft', 'open', 'used'],
} as const satisfies States<VendorCreditNoteStatus>;
export type VendorCreditNoteVerb = 'open' | 'redraft' | 'apply' | 'undoApply' | 'refund' | 'undoRefund' | 'void' | 'delete';

/** `apply`, `refund` and their undoing lead to the state that `usedCredit` computes from what is left. */
export const vendorCreditNoteMachine = machine<VendorCreditNoteStatus, VendorCreditNoteVerb>('vendor_credit_note', 'draft', {
  open: { from: ['draft'], to: 'open' },
  redraft: { from: ['open'], to: 'draft' },
  apply: { from: ['open'], to: 'used' },
  undoApply: { from: ['open', 'used'], to: 'open' },
  refund: { from: ['open'], to: 'used' },
  undoRefund: { from: ['open', 'used'], to: 'open' },
  void: { from: ['open'], to: 'void' },
  delete: { from: ['draft'], to: 'draft' },
});
