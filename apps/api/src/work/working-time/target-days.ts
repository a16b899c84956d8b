import { sql, type Kysely } from 'kysely';
import { targetDays, type AbsenceKind, type WorkingDay } from '@kontor/domain';
import { workTermsOf } from './work-terms.ts';

type Days = { userId: number; from: string; to: string };
type ApprovedAbsence = { kind: AbsenceKind; firstDate: string; lastDate: string };
type Targets = { country: string; fullDayMinutes: number; days: Omit<WorkingDay, 'loggedMinutes'>[] };

/** The target of each day of a person, by contracts, public holidays and approved absences. */
export async function targetDaysOf(db: Kysely<unknown>, { userId, from, to }: Days): Promise<Targets> {
  const [{ termsOf }, { rows: absences }] = await Promise.all([
    workTermsOf(db, [userId]),
    sql<ApprovedAbsence>`select kind, first_date as "firstDate", last_date as "lastDate" from absence
      where user_id = ${userId} and status = 'approved' and first_date <= ${to} and last_date >= ${from}
      order by first_date`.execute(db),
  ]);
  const { country, fullDayMinutes, contracts } = termsOf(userId);
  return { country, fullDayMinutes, days: targetDays({ from, to }, { country, fullDayMinutes, contracts }, absences) };
}
