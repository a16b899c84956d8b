import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import {
  DomainError,
  type TimeImportInput,
  type TimeImportPreview,
  type TimeImportRecord,
  type TimeImportRow,
} from '@kontor/domain';
import { notFound } from '../../platform/errors/api-error.ts';
import { allow, allowAfterwards } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { assertNoneFixed } from '../time-entries/fixed-hours.ts';
import { pricesOf } from '../time-entries/hour-terms.ts';
import { TimeEntry } from '../time-entries/time-entry.entity.ts';
import { MadeRecords, type ToMake } from './made-records.ts';
import { isGood, readImport, type ReadRow } from './read-import.ts';
import { rememberNames } from './remembered-names.ts';
import { TimeImport } from './time-import.entity.ts';
import { timeImportList } from './time-imports.list.ts';

const minutesOf = (rows: readonly { minutes: number | null }[]): number =>
  rows.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

@Injectable()
export class TimeImportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly records: MadeRecords,
  ) {}

  private readonly make = (wanted: ToMake): Promise<number> => this.records.make(wanted);

  list(query: ListQuery): Promise<Page<TimeImportRecord>> {
    return pageOf(this.em, timeImportList, query);
  }

  get(id: number): Promise<TimeImportRecord> {
    return oneOf(this.em, timeImportList, id);
  }

  /** What the import would do. What it would add is added to find that out, and taken back: nothing is written. */
  async preview(input: TimeImportInput): Promise<TimeImportPreview> {
    const read = () => this.previewed(input);
    return input.names?.some(({ make }) => make) ? takenBack(this.em, read) : read();
  }

  private async previewed(input: TimeImportInput): Promise<TimeImportPreview> {
    const { format, delimiter, rows, names } = await readImport(this.em, input, { locked: false, make: this.make });
    const good = rows.filter(isGood);
    const { project = [], user = [] } = names.made;
    return {
      format,
      delimiter,
      rowCount: rows.length,
      validCount: good.length,
      problemCount: rows.length - good.length,
      minutes: minutesOf(good),
      rows: rows.map(shown).map((row) => ({
        ...row,
        projectId: project.includes(row.projectId ?? 0) ? null : row.projectId,
        userId: user.includes(row.userId ?? 0) ? null : row.userId,
      })),
      names: await names.open(),
    };
  }

  /** All of it or nothing; rows with problems stop it unless they may be left out. */
  async create(input: TimeImportInput): Promise<TimeImportRecord> {
    const id = await this.em.transactional(async (em) => {
      const { format, rows, names } = await readImport(em, input, { locked: true, make: this.make });
      const good = rows.filter(isGood);
      const count = rows.length - good.length;
      if (good.length === 0 || (count > 0 && !input.skipProblems)) throw new DomainError('import.has_problems', { count });
      const made = em.create(TimeImport, {
        fileName: input.fileName,
        format,
        rowCount: good.length,
        minutes: minutesOf(good),
        createdById: person().userId,
        made: Object.values(names.made).some(({ length }) => length) ? names.made : null,
      });
      await em.flush();
      for (const { userId, projectId, taskId, workDate, minutes, startAt, endAt, note, billable, key, terms } of good)
        allowAfterwards(
          'create',
          'TimeEntry',
          em.create(TimeEntry, {
            userId,
            projectId,
            taskId,
            workDate,
            minutes,
            note,
            importId: made.id,
            importKey: key,
            startAt: startAt ? new Date(startAt) : null,
            endAt: endAt ? new Date(endAt) : null,
            ...(terms ? pricesOf(terms, billable) : { billable }),
          }),
        );
      await rememberNames(em, format, names);
      await em.flush();
      return made.id;
    });
    return this.get(id);
  }

  /** Deletes what the import brought, changed or not, and what it added where nothing else uses it, unless part of it is on an invoice or in a closed period. */
  undo(id: number): Promise<TimeImportRecord> {
    return readAfter(this.em, timeImportList, id, async (em) => {
      const made = await em.findOne(TimeImport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!made) throw notFound();
      allow('delete', 'TimeEntry', { userId: made.createdById });
      if (made.undoneAt) return;
      const entries = await em.find(TimeEntry, { importId: id });
      await assertNoneFixed(em, entries);
      for (const entry of entries) {
        allow('delete', 'TimeEntry', entry);
        em.remove(entry);
      }
      made.undoneAt = clock.now();
      await em.flush();
      await this.records.remove(made.made ?? {});
    });
  }
}

const shown = ({ key: _key, terms: _terms, ...row }: ReadRow): TimeImportRow => row;

class TakenBack extends Error {}

/** Does the work in a transaction that ends as if it had never been. */
async function takenBack<T>(em: EntityManager, work: () => Promise<T>): Promise<T> {
  let done: { result: T } | undefined;
  try {
    await em.transactional(async () => {
      done = { result: await work() };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  if (!done) throw new Error('The work was neither done nor refused');
  return done.result;
}
