import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { allows } from '@kontor/abilities';
import { assertDayLimit, entryMinutes, type TimeEntryBulkInput, type TimeEntryInput, type TimeEntryRecord } from '@kontor/domain';
import { ApiError, forbidden } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { changeAll } from '../../platform/rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeOne, toChange, updateOne } from '../../platform/rest/writing.ts';
import { actor } from '../../platform/context/actor.ts';
import { assertNoOverlap, lockPeople } from './day-load.ts';
import { assertNoneFixed } from './fixed-hours.ts';
import { assertMayLog, assertNear, pricesOf, termsOf, termsOfDay, type DayTerms } from './hour-terms.ts';
import { timeEntryList } from './time-entries.list.ts';
import { TimeEntry } from './time-entry.entity.ts';

/**
 * The hours of one invoice, found from its lines. The filter alone would test each joined hour, and a plan that looks for the
 * first page in the order of days would read a million of them. An invalid filter is left for the list to refuse.
 */
function onInvoice({ filter = '{}' }: ListQuery): RawBuilder<unknown> | undefined {
  try {
    const { invoiceId } = JSON.parse(filter) as { invoiceId?: unknown };
    return typeof invoiceId === 'number'
      ? sql`t.id = any(array(select s.time_entry_id from invoice_line l join invoice_source s on s.invoice_line_id = l.id and s.held where l.invoice_id = ${invoiceId}))`
      : undefined;
  } catch {
    return undefined;
  }
}

@Injectable()
export class TimeEntriesService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<TimeEntryRecord>> {
    return pageOf(this.em, timeEntryList, query, onInvoice(query));
  }

  get(id: number): Promise<TimeEntryRecord> {
    return oneOf(this.em, timeEntryList, id);
  }

  create(input: TimeEntryInput): Promise<TimeEntryRecord> {
    return readNew(this.em, timeEntryList, async (em) => ({ id: await this.log(em, input) }));
  }

  /** Logs an entry in the caller's transaction; returns its id. */
  async log(em: EntityManager, input: TimeEntryInput): Promise<number> {
    return (await createOne(em, TimeEntry, input, await this.checked(em, input))).id;
  }

  update(id: number, version: number, input: TimeEntryInput): Promise<TimeEntryRecord> {
    return readAfter(this.em, timeEntryList, id, async (em) => {
      const seen = await toChange(em, TimeEntry, id, 'update', 'TimeEntry');
      await lockPeople(em, [seen.userId, input.userId ?? seen.userId]);
      await assertNoneFixed(em, [seen]);
      await em.refresh(seen);
      const columns = (entry: TimeEntry) => this.checked(em, { ...input, userId: input.userId ?? entry.userId }, entry);
      await updateOne(em, TimeEntry, { id, version, input, columns });
    });
  }

  async remove(id: number, version: number): Promise<TimeEntryRecord> {
    const record = await this.get(id);
    await this.em.transactional((em) => removeOne(em, TimeEntry, id, version, (entry) => this.assertFree(em, [entry])));
    return record;
  }

  /** Hours that cannot be billed on their project or task stay not billable. */
  changeMany(ids: number[], { billable }: TimeEntryBulkInput): Promise<number[]> {
    return this.em.transactional(async (em) => {
      const entries = await this.free(em, ids);
      const terms = await termsOf(em, entries);
      const wanted = new Map(
        entries.map((entry, at) => [entry.id, terms[at] && pricesOf(terms[at], billable, entry.overrideRate).billable]),
      );
      return changeAll(em, TimeEntry, 'update', 'TimeEntry', ids, (entry) => {
        entry.billable = wanted.get(entry.id) ?? false;
      });
    });
  }

  removeMany(ids: number[]): Promise<number[]> {
    return this.em.transactional(async (em) => {
      await this.free(em, ids);
      return changeAll(em, TimeEntry, 'delete', 'TimeEntry', ids, (entry) => em.remove(entry));
    });
  }

  /** The columns of an entry, after checking every rule. `before` is the entry to change. */
  private async checked(em: EntityManager, input: TimeEntryInput, before?: TimeEntry) {
    const { userId: me, ability } = actor();
    const { projectId, taskId = null, workDate, startAt = null, endAt = null, note = null } = input;
    const userId = input.userId ?? me;
    if (userId === null) throw whoseHours();
    if (!allows(ability, before ? 'update' : 'create', 'TimeEntry', { ...input, userId })) throw forbidden();
    if (!before) await lockPeople(em, [userId]);
    const found = await termsOfDay(em, { userId, projectId, taskId, workDate });
    const isSamePlace = before?.projectId === projectId && before.taskId === taskId && before.userId === userId;
    // Hours stay on a project that was closed later; only new ones are refused there.
    const terms: DayTerms | undefined = found && isSamePlace ? { ...found, projectStatus: 'active', isPersonThere: true } : found;
    assertMayLog(terms, workDate);
    if (before?.workDate !== workDate) assertNear(terms, workDate);
    const minutes = entryMinutes(input);
    const previousMinutes = before?.userId === userId && before.workDate === workDate ? before.minutes : 0;
    assertDayLimit({
      date: workDate,
      timeZone: terms.timeZone,
      limitMinutes: terms.dayLimitMinutes,
      loggedMinutes: terms.loggedMinutes - previousMinutes,
      minutes,
      previousMinutes,
    });
    if (startAt && endAt) await assertNoOverlap(em, { id: before?.id, userId, workDate, startAt, endAt });
    const overrideRate = input.overrideRate === undefined ? (before?.overrideRate ?? null) : input.overrideRate;
    const prices = pricesOf(terms, input.billable, overrideRate);
    const keepsRate = isSamePlace && before.workDate === workDate && before.overrideRate === overrideRate;
    return {
      userId,
      projectId,
      taskId,
      workDate,
      minutes,
      startAt: startAt ? new Date(startAt) : null,
      endAt: endAt ? new Date(endAt) : null,
      note: note?.trim() || null,
      overrideRate,
      ...(keepsRate ? { billable: prices.billable } : prices),
    };
  }

  /** Loads and locks these entries; throws when one of them is fixed. */
  private async free(em: EntityManager, ids: number[]): Promise<TimeEntry[]> {
    const entries = await em.find(TimeEntry, { id: { $in: ids } });
    await this.assertFree(em, entries);
    return entries;
  }

  private async assertFree(em: EntityManager, entries: TimeEntry[]): Promise<void> {
    for (const entry of entries) allow('read', 'TimeEntry', entry);
    await assertNoneFixed(em, entries);
  }
}

/** Refusal for a job or a link, which has no hours of its own. */
const whoseHours = (): ApiError => new ApiError('error.invalid', undefined, { userId: { code: 'field.required' } });
