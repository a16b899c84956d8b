import { machine } from '../../platform/machine/machine.ts';
import type { States } from '../../platform/machine/states.ts';

export const billStatuses = ['draft', 'open', 'partlyPaid', 'paid', 'void'] as const;
export type BillStatus = (typeof billStatuses)[number];
/** It counts while it is neither a draft nor void, and is open while something is left to pay. */
export const billStates = {
  counted: ['open', 'partlyPaid', 'paid'],
  open: ['open', 'partlyPaid'],
  living: ['draft', 'open', 'partlyPaid', 'paid'],
} as const satisfies States<BillStatus>;
export type BillVerb = 'approve' | 'open' | 'redraft' | 'recordPayment' | 'undoPayment' | 'void' | 'delete';

/** `recordPayment` and `undoPayment` lead to the state that `bookedBill` computes from the balance. */
export const billMachine = machine<BillStatus, BillVerb>('bill', 'draft', {
  approve: { from: ['draft'], to: 'draft' },
  open: { from: ['draft'], to: 'open' },
  redraft: { from: ['open'], to: 'draft' },
  recordPayment: { from: ['open', 'partlyPaid'], to: 'partlyPaid' },
  undoPayment: { from: ['partlyPaid', 'paid'], to: 'open' },
  void: { from: ['open'], to: 'void' },
  delete: { from: ['draft'], to: 'draft' },
});
