import { machine } from '../../platform/machine/machine.ts';

export const timeWeekStatuses = ['open', 'submitted', 'approved', 'returned'] as const;
export type TimeWeekStatus = (typeof timeWeekStatuses)[number];
export type TimeWeekVerb = 'submit' | 'withdraw' | 'approve' | 'return' | 'reopen';
/** Decisions, which nobody takes about their own week. */
const decisions: readonly TimeWeekVerb[] = ['approve', 'return', 'reopen'];
export const isWeekDecision = (verb: TimeWeekVerb): boolean => decisions.includes(verb);

/** A week that nobody has submitted yet has no record, and is open. */
export const timeWeekMachine = machine<TimeWeekStatus, TimeWeekVerb>('time_week', 'open', {
  submit: { from: ['open', 'returned'], to: 'submitted' },
  withdraw: { from: ['submitted'], to: 'open' },
  approve: { from: ['submitted'], to: 'approved' },
  return: { from: ['submitted'], to: 'returned' },
  reopen: { from: ['approved'], to: 'open' },
});
