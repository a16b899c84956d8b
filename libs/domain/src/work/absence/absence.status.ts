import { machine } from '../../platform/machine/machine.ts';

export const absenceStatuses = ['asked', 'approved', 'refused', 'cancelled'] as const;
export type AbsenceStatus = (typeof absenceStatuses)[number];
export type AbsenceVerb = 'approve' | 'refuse' | 'cancel';

export const absenceMachine = machine<AbsenceStatus, AbsenceVerb>('absence', 'asked', {
  approve: { from: ['asked'], to: 'approved' },
  refuse: { from: ['asked'], to: 'refused' },
  cancel: { from: ['asked', 'approved'], to: 'cancelled' },
});

type Asked = { status: AbsenceStatus; firstDate: string };

/** Nobody decides about their own absence, nor takes back days that an approved one has already begun to give. */
export const isAbsenceDecision = (verb: AbsenceVerb, { status, firstDate }: Asked, today: string): boolean =>
  verb !== 'cancel' || (status === 'approved' && firstDate <= today);
