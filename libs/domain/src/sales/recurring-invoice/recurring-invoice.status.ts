import { machine } from '../../platform/machine/machine.ts';

export const recurringInvoiceStatuses = ['active', 'paused', 'ended'] as const;
export type RecurringInvoiceStatus = (typeof recurringInvoiceStatuses)[number];
export type RecurringInvoiceVerb = 'pause' | 'resume' | 'skip' | 'make';

/** It ends by itself after its last date, and goes on when its schedule is extended. */
export const recurringInvoiceMachine = machine<RecurringInvoiceStatus, RecurringInvoiceVerb>('recurring_invoice', 'active', {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  skip: { from: ['active'], to: 'active' },
  make: { from: ['active'], to: 'active' },
});

/** Returns the status of one whose next date was computed anew. Example: without a next date it is `ended`. */
export function statusWith(nextDate: string | null, status: RecurringInvoiceStatus): RecurringInvoiceStatus {
  if (nextDate === null) return 'ended';
  return status === 'ended' ? 'active' : status;
}
