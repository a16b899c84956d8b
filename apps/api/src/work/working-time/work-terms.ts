import { sql, type Kysely } from 'kysely';
import type { WorkTerms } from '@kontor/domain';
import type { Organisation } from '../../firm/organisation/organisation.entity.ts';
import type { WorkContract } from '../../people/work-contracts/work-contract.entity.ts';
import { typed } from '../../platform/orm/typed.ts';

type TermsOfPeople = { timeZone: string; termsOf: (userId: number) => WorkTerms };

/** By what the days of these people are planned, and the firm's time zone. */
export async function workTermsOf(anyDb: Kysely<unknown>, userIds: readonly number[]): Promise<TermsOfPeople> {
  const db = typed<{ organisation: Organisation; work_contract: WorkContract }>(anyDb);
  const [{ timeZone, ...firm }, contracts] = await Promise.all([
    db
      .selectFrom('organisation')
      .select(['country', 'workday_minutes as fullDayMinutes', 'time_zone as timeZone'])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('work_contract')
      .select(['user_id as userId', 'valid_from as validFrom', 'valid_to as validTo', 'day_minutes as dayMinutes'])
      .select(['holiday_days as holidayDays', sql<number[]>`weekdays`.as('weekdays')])
      .where(sql<boolean>`user_id = any(${[...userIds]}::int[])`)
      .execute(),
  ]);
  return {
    timeZone,
    termsOf: (userId) => ({ ...firm, contracts: contracts.filter((contract) => contract.userId === userId) }),
  };
}
