import { machine } from '../../platform/machine/machine.ts';

export const estimateStatuses = ['draft', 'sent', 'accepted', 'rejected'] as const;
export type EstimateStatus = (typeof estimateStatuses)[number];
export type EstimateVerb = 'send' | 'accept' | 'decline' | 'revise' | 'convert' | 'delete';

/** A decision can be reversed until the estimate has an invoice. Converting a sent estimate accepts it. */
export const estimateMachine = machine<EstimateStatus, EstimateVerb>('estimate', 'draft', {
  send: { from: ['draft'], to: 'sent' },
  accept: { from: ['sent', 'rejected'], to: 'accepted' },
  decline: { from: ['sent', 'accepted'], to: 'rejected' },
  revise: { from: ['sent', 'rejected'], to: 'draft' },
  convert: { from: ['sent', 'accepted'], to: 'accepted' },
  delete: { from: ['draft'], to: 'draft' },
});
