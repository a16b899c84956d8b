import { machine } from '../../platform/machine/machine.ts';

export const adjustmentStatuses = ['draft', 'posted', 'reversed'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];
export type AdjustmentVerb = 'post' | 'reverse' | 'delete';

export const adjustmentMachine = machine<AdjustmentStatus, AdjustmentVerb>('adjustment', 'draft', {
  post: { from: ['draft'], to: 'posted' },
  reverse: { from: ['posted'], to: 'reversed' },
  delete: { from: ['draft'], to: 'draft' },
});
