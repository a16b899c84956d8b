import type { AbsenceKind } from '../absence/absence.ts';

/** What a law limits. */
export type WorkLimitKind = 'dayMinutes' | 'weekMinutes' | 'dailyRest' | 'weeklyRest';

/** A day of a person: what the contract asks, and what was logged. */
export class WorkingDay {
  date: string;
  /** Minutes to work, after public holidays and absences. */
  targetMinutes: number;
  loggedMinutes: number;
  /** Keys of the public holidays of the day. */
  holidays: string[];
  /** Shorter, because a public holiday follows. */
  isShortened: boolean;
  absence: AbsenceKind | null;
}

/** More was worked, or less rested, than the law allows. */
export class WorkWarning {
  kind: WorkLimitKind;
  /** The day, or the Monday of the week. */
  date: string;
  minutes: number;
  limitMinutes: number;
}

/** The working time of a person between two days. */
export class WorkingTime {
  userId: number;
  from: string;
  to: string;
  days: WorkingDay[];
  targetMinutes: number;
  loggedMinutes: number;
  /** Minutes above the target of each week that ends between the two days. */
  overtimeMinutes: number;
  warnings: WorkWarning[];
}
