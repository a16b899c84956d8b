import { machine } from '../../platform/machine/machine.ts';

export const paymentRunStatuses = ['draft', 'exported', 'paid'] as const;
export type PaymentRunStatus = (typeof paymentRunStatuses)[number];
export type PaymentRunVerb = 'release' | 'withdraw' | 'markPaid' | 'undoPaid' | 'delete';

export const paymentRunMachine = machine<PaymentRunStatus, PaymentRunVerb>('payment_run', 'draft', {
  release: { from: ['draft'], to: 'exported' },
  withdraw: { from: ['exported'], to: 'draft' },
  markPaid: { from: ['exported'], to: 'paid' },
  undoPaid: { from: ['paid'], to: 'exported' },
  delete: { from: ['draft'], to: 'draft' },
});
