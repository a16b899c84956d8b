import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Subject } from '@kontor/abilities';
import { DomainError, type ImportRecord } from '@kontor/domain';
import { flush } from '../audit/flush.ts';
import { person } from '../context/actor.ts';
import { clock } from '../context/clock.ts';
import { notFound } from '../errors/api-error.ts';
import { toAnswer } from '../errors/to-answer.ts';
import { allow } from '../rest/allow.ts';
import { oneOf, pageOf, type List, type ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { subjectOf } from '../subjects/subjects.ts';
import { Import, type ImportedRecord, type ImportKind } from './import.entity.ts';

type Stored = { id: number; version: number };
type Made = {
  kind: ImportKind;
  fileName: string;
  rowCount: number;
  records: { subject: string; record: Stored; before?: Record<string, unknown> }[];
};

export const pastImports = (
  em: EntityManager,
  list: List<ImportRecord>,
  kind: ImportKind,
  query: ListQuery,
): Promise<Page<ImportRecord>> => pageOf(em, list, query, sql`m.kind = ${kind}`);

/** Records what an import created and changed, after it was stored, with the versions of that moment. */
export async function keepImport(em: EntityManager, list: List<ImportRecord>, made: Made): Promise<ImportRecord> {
  const records = made.records.map(({ record, ...kept }) => ({ ...kept, id: record.id, version: record.version }));
  const own = records.filter(({ subject }) => subject === made.kind);
  const kept = em.create(Import, {
    kind: made.kind,
    fileName: made.fileName,
    rowCount: made.rowCount,
    records,
    createdCount: own.filter(({ before }) => !before).length,
    updatedCount: own.filter(({ before }) => before).length,
    createdById: person().userId,
  });
  await em.flush();
  return oneOf(em, list, kept.id);
}

/**
 * Deletes what an import created, last first, and restores what it changed. Refuses if one of the records was changed since or is in
 * use, and names it.
 */
export async function undoImport(em: EntityManager, kind: ImportKind, id: number): Promise<void> {
  const made = await em.findOne(Import, { id, kind }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!made) throw notFound();
  if (made.undoneAt) return;
  const subjects = [...new Set(made.records.map(({ subject }) => subject))];
  for (const subject of subjects.reverse()) {
    const kept = made.records.filter((one) => one.subject === subject);
    await takeBack(em, subject as Subject, kept, made.fileName);
  }
  made.undoneAt = clock.now();
  await em.flush();
}

async function takeBack(em: EntityManager, subject: Subject, kept: ImportedRecord[], fileName: string): Promise<void> {
  const entity = subjectOf(subject)?.entity;
  if (!entity) throw new Error(`no subject is called ${subject}`);
  const found = (await em.find(
    entity,
    { id: { $in: kept.map(({ id }) => id) } },
    {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' } as never,
    },
  )) as Stored[];
  const byId = new Map(found.map((record) => [record.id, record]));
  for (const { id, version, before } of kept) {
    const record = byId.get(id);
    if (record?.version !== version) throw changed(record, fileName);
    allow(before ? 'update' : 'delete', subject, record);
    if (before) em.assign(record, before as never);
    else em.remove(record);
  }
  await flush(em, { verb: 'undoImport', reasons: { importedFrom: fileName } }).catch(async (error: unknown) => {
    throw toAnswer(error).code === 'error.in_use' ? await inUse(error, found) : error;
  });
}

const nameOf = (record: object | undefined, fallback: string): string => {
  const { number, name } = (record ?? {}) as { number?: string | null; name?: string };
  return number ?? name ?? fallback;
};
const changed = (record: object | undefined, fileName: string): DomainError =>
  new DomainError('import.changed', { name: nameOf(record, fileName) });

/** PostgreSQL names the id that is still referenced. */
async function inUse(error: unknown, found: Stored[]): Promise<DomainError> {
  const id = Number(/=\((\d+)\)/.exec((error as { detail?: string }).detail ?? '')?.[1]);
  return new DomainError('import.in_use', {
    name: nameOf(
      found.find((one) => one.id === id),
      `#${id}`,
    ),
  });
}
