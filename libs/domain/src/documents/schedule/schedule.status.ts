import { machine } from '../../platform/machine/machine.ts';

export const recurringStatuses = ['active', 'paused', 'ended'] as const;
export type RecurringStatus = (typeof recurringStatuses)[number];
export type RecurringVerb = 'pause' | 'resume' | 'skip' | 'make';

/** It ends by itself after its last date, and goes on when its schedule is extended. */
export const recurringMachine = machine<RecurringStatus, RecurringVerb>('schedule', 'active', {
  pause: { from: ['active'], to: 'paused' },
  resume: { from: ['paused'], to: 'active' },
  skip: { from: ['active'], to: 'active' },
  make: { from: ['active'], to: 'active' },
});

/** Returns the status of one whose next date was computed anew. Example: without a next date it is `ended`. */
export function statusWith(nextDate: string | null, status: RecurringStatus): RecurringStatus {
  if (nextDate === null) return 'ended';
  return status === 'ended' ? 'active' : status;
}

/** Why a date made no document, or why its document was not sent. */
export class RecurringProblem {
  code: string;
  params: Record<string, string | number> | null;
}
