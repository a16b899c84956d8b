import { machine } from '../../platform/machine/machine.ts';

export const absenceStatuses = ['asked', 'approved', 'refused', 'cancelled'] as const;
export type AbsenceStatus = (typeof absenceStatuses)[number];
export type AbsenceVerb = 'approve' | 'refuse' | 'cancel';

export const absenceMachine = machine<AbsenceStatus, AbsenceVerb>('absence', 'asked', {
  approve: { from: ['asked'], to: 'approved' },
  refuse: { from: ['asked'], to: 'refused' },
  cancel: { from: ['asked', 'approved'], to: 'cancelled' },
});

/** Decisions, which nobody takes about their own absence. */
const decisions: readonly AbsenceVerb[] = ['approve', 'refuse'];
export const isAbsenceDecision = (verb: AbsenceVerb): boolean => decisions.includes(verb);
