import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { allows, type Verb } from '@kontor/abilities';
import {
  absenceMachine,
  assertAbsence,
  DomainError,
  holidayBalance,
  isAbsenceDecision,
  mayOverlap,
  todayIn,
  workdaysOf,
  type AbsenceInput,
  type AbsenceRecord,
  type AbsenceVerb,
  type HolidayBalance,
  type RefuseAbsenceInput,
} from '@kontor/domain';
import { isOnlyAdmin } from '../../people/users/only-admin.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor, person } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { ApiError, notFound } from '../../platform/errors/api-error.ts';
import { allow, allowAfterwards } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { Page } from '../../platform/rest/page.ts';
import { readNew } from '../../platform/rest/read-after.ts';
import { recordsOf, withConditions } from '../../platform/rest/record-access.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { createOne } from '../../platform/rest/writing.ts';
import { lockPeople } from '../time-entries/day-load.ts';
import { workTermsOf } from '../working-time/work-terms.ts';
import { Absence } from './absence.entity.ts';
import { tellAsked, tellDecided } from './absence.news.ts';
import { absenceList } from './absences.list.ts';
import type { BalanceQuery } from './balance-query.ts';

type AbsenceRow = Omit<AbsenceRecord, 'workdayCount' | 'actions'>;
const [firstYear, lastYear] = [1970, 2200];
/** Refusing needs the same right as approving. */
const rights = { approve: 'approve', refuse: 'approve', cancel: 'cancel' } as const satisfies Record<AbsenceVerb, Verb>;

@Injectable()
export class AbsencesService {
  constructor(private readonly em: EntityManager) {}

  async list(query: ListQuery): Promise<Page<AbsenceRecord>> {
    const { name, rows, first, total } = await pageOf(this.em, absenceList, query);
    return new Page(name, await this.shown(rows), first, total);
  }

  async get(id: number): Promise<AbsenceRecord> {
    const [absence] = await this.shown([await oneOf(this.em, absenceList, id)]);
    if (!absence) throw notFound();
    return absence;
  }

  async balance({ userId: given, year: asked }: BalanceQuery): Promise<HolidayBalance> {
    const userId = given ?? person().userId;
    const whose = await withConditions(this.em, 'Absence', { userId });
    if (!allows(actor().ability, 'read', 'Absence', whose)) throw notFound();
    const { termsOf, timeZone } = await workTermsOf(this.db, [userId]);
    const today = todayIn(timeZone, clock.now());
    const year = asked ?? Number(today.slice(0, 4));
    if (year < firstYear || year > lastYear) throw new ApiError('list.bad_filter', { field: 'year' });
    const absences = await this.em.find(Absence, {
      userId,
      status: { $in: ['asked', 'approved'] },
      firstDate: { $lte: `${year}-12-31` },
      lastDate: { $gte: `${year}-01-01` },
    });
    const counted = absences.flatMap(({ status, ...one }) =>
      status === 'asked' || status === 'approved' ? [{ ...one, status }] : [],
    );
    return { userId, ...holidayBalance({ year, today, absences: counted, terms: termsOf(userId) }) };
  }

  async ask(input: AbsenceInput): Promise<AbsenceRecord> {
    const userId = input.userId ?? person().userId;
    const { id } = await readNew(this.em, absenceList, async (em) => {
      allowAfterwards('create', 'Absence', await withConditions(em, 'Absence', { userId }));
      await lockPeople(em, [userId]);
      const { termsOf } = await workTermsOf(em.getKysely() as unknown as Kysely<unknown>, [userId]);
      assertAbsence(input, termsOf(userId));
      await this.assertFree(em, userId, input);
      const absence = await createOne(em, Absence, input, { ...input, userId });
      await tellAsked(em, absence);
      return absence;
    });
    return this.get(id);
  }

  approve(id: number, version: number): Promise<AbsenceRecord> {
    return this.move(id, version, 'approve', async (em, absence, decision) => {
      em.assign(absence, decision);
      await flush(em, { verb: 'approve' });
      await tellDecided(em, absence, 'absenceApproved');
    });
  }

  refuse(id: number, version: number, { remark }: RefuseAbsenceInput): Promise<AbsenceRecord> {
    return this.move(id, version, 'refuse', async (em, absence, decision) => {
      em.assign(absence, { ...decision, remark });
      await flush(em, { verb: 'refuse', reason: remark });
      await tellDecided(em, absence, 'absenceRefused');
    });
  }

  cancel(id: number, version: number): Promise<AbsenceRecord> {
    return this.move(id, version, 'cancel', async (em) => {
      await flush(em, { verb: 'cancel' });
    });
  }

  private async move(
    id: number,
    version: number,
    verb: AbsenceVerb,
    change: (em: EntityManager, absence: Absence, decision: { decidedAt: Date; decidedById: number | null }) => Promise<void>,
  ): Promise<AbsenceRecord> {
    await inTransaction(this.em, async (em) => {
      const found = await em.findOne(Absence, { id });
      if (!found) throw notFound();
      await lockPeople(em, [found.userId]);
      const absence = await em.findOneOrFail(Absence, { id }, { refresh: true });
      const [record] = await recordsOf(em, 'Absence', [id]);
      allow(rights[verb], 'Absence', record ?? {});
      const { timeZone } = await workTermsOf(em.getKysely() as unknown as Kysely<unknown>, []);
      const isDecision = isAbsenceDecision(verb, absence, todayIn(timeZone, clock.now()));
      if (isDecision && absence.userId === actor().userId && !(await isOnlyAdmin(em))) throw new DomainError('absence.own');
      const status = absenceMachine.next(absence.status, verb);
      sameVersion(absence, version);
      em.assign(absence, { status });
      await change(em, absence, { decidedAt: clock.now(), decidedById: actor().userId });
    });
    return this.get(id);
  }

  /** No two absences of a person take the same day, except illness in another one. */
  private async assertFree(em: EntityManager, userId: number, { kind, firstDate, lastDate }: AbsenceInput): Promise<void> {
    const others = await em.find(Absence, {
      userId,
      status: { $in: ['asked', 'approved'] },
      firstDate: { $lte: lastDate },
      lastDate: { $gte: firstDate },
    });
    if (others.some((other) => !mayOverlap(kind, other.kind)))
      throw new DomainError('absence.overlaps', undefined, { firstDate: { code: 'absence.overlaps' } });
  }

  private async shown(rows: readonly AbsenceRow[]): Promise<AbsenceRecord[]> {
    const { ability, userId } = actor();
    const ids = rows.map(({ id }) => id);
    const [{ termsOf, timeZone }, asked] = await Promise.all([
      workTermsOf(
        this.db,
        rows.map((row) => row.userId),
      ),
      recordsOf(this.em, 'Absence', ids),
    ]);
    const records = new Map(asked.map((record) => [record['id'], record]));
    const today = todayIn(timeZone, clock.now());
    const decidesOwn = rows.some((row) => row.userId === userId) && (await isOnlyAdmin(this.em));
    return rows.map((row) => {
      const may = (verb: AbsenceVerb): boolean =>
        (row.userId !== userId || decidesOwn || !isAbsenceDecision(verb, row, today)) &&
        allows(ability, rights[verb], 'Absence', records.get(row.id));
      const actions = absenceMachine.actionsFrom(row.status).filter(may);
      return { ...row, workdayCount: workdaysOf(row, termsOf(row.userId)).length, actions };
    });
  }

  private get db(): Kysely<unknown> {
    return this.em.getKysely() as unknown as Kysely<unknown>;
  }
}
