import type { AbsenceStatus, AbsenceVerb } from './absence.status.ts';

export const absenceKinds = ['holiday', 'sick', 'parental', 'other'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** Days on which a person does not work, asked for and decided about. */
export class AbsenceRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  userId: number;
  userName: string;
  kind: AbsenceKind;
  firstDate: string;
  lastDate: string;
  note: string | null;
  status: AbsenceStatus;
  decidedAt: string | null;
  decidedByName: string | null;
  /** Why it was refused. */
  remark: string | null;
  /** The working days in it, by the contract of the person and the public holidays. */
  workdayCount: number;
  /** What the reader may do with it now. */
  actions: AbsenceVerb[];
}

/** Days of paid holiday of a person in a year. */
export class HolidayBalance {
  userId: number;
  year: number;
  /** By the contracts, in proportion to the part of the year in which they are in force. */
  entitledDays: number;
  /** Approved, up to today. */
  takenDays: number;
  /** Approved, after today. */
  plannedDays: number;
  /** Asked for, and not decided about. */
  askedDays: number;
  /** What is left when everything approved is taken. */
  leftDays: number;
}
