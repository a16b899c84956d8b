import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Subject } from '@kontor/abilities';
import type { MergePreview } from '@kontor/domain';
import { notFound } from '../errors/api-error.ts';
import { note } from '../audit/note.ts';
import { flush } from '../audit/flush.ts';
import { tableNameOf } from '../subjects/definition.ts';
import { allSubjects, keysTo } from '../subjects/subjects.ts';
import { allow } from '../rest/allow.ts';
import { sameVersion } from '../rest/version.ts';

type Stored = { id: number; version: number; name: string };
type Reference = { subject: string; entity: EntityClass<object>; where: FilterQuery<object>; change: object };

/** All references to a record, by foreign key or by subject and id, derived from entities and subjects. */
function referencesTo(entity: EntityClass<Stored>, from: number, to: number): Reference[] {
  // Parts of the merged record, such as its rates, are deleted with it: the terms of the remaining record apply.
  const keys = keysTo(entity).filter(({ column }) => !column.isOfWhole);
  const byKey = keys.map(({ entity: other, column: { property } }) => ({
    subject: other.name,
    entity: other,
    where: { [property]: from },
    change: { [property]: to },
  }));
  const byName = allSubjects().flatMap(({ name, entity: other, leadsTo }) =>
    leadsTo
      ? [
          {
            subject: name,
            entity: other,
            where: { [leadsTo.subject]: entity.name, [leadsTo.id]: from },
            change: { [leadsTo.id]: to },
          },
        ]
      : [],
  );
  // Lock order, as everywhere: documents, then payments, then the rest.
  const order = ['Estimate', 'Invoice', 'CreditNote', 'RetainerInvoice', 'Payment'];
  const place = ({ subject }: Reference): number => (order.includes(subject) ? order.indexOf(subject) : order.length);
  return [...byKey, ...byName].sort((a, b) => place(a) - place(b));
}

type Merge<T> = {
  id: number;
  mergedId: number;
  mergedVersion: number;
  /** Applies the rules to both; returns what the remaining record takes over from the other. */
  check: (kept: T, merged: T) => Partial<T>;
  /** Changes to the moving records that are needed first. */
  prepare?: (kept: T, merged: T) => Promise<void>;
};

/** Loads both records, which the actor must be allowed to merge. */
async function twoOf<T extends Stored>(
  em: EntityManager,
  entity: EntityClass<T>,
  [id, mergedId]: readonly [number, number],
  lockMode?: LockMode.PESSIMISTIC_WRITE,
): Promise<{ kept: T; merged: T }> {
  const both = (await em.find(entity, { id: { $in: [id, mergedId] } } as never, {
    orderBy: { id: 'asc' } as never,
    ...(lockMode && { lockMode, refresh: true }),
  })) as T[];
  const [kept, merged] = [both.find((one) => one.id === id), both.find((one) => one.id === mergedId)];
  if (!kept || !merged) throw notFound();
  for (const record of [kept, merged]) allow('merge', entity.name as Subject, record);
  return { kept, merged };
}

type Preview<T> = Pick<Merge<T>, 'id' | 'mergedId'> & { check: (kept: T, merged: T) => unknown };

/** Counts the records that a merge would move. */
export async function previewMerge<T extends Stored>(
  em: EntityManager,
  entity: EntityClass<T>,
  { id, mergedId, check }: Preview<T>,
): Promise<MergePreview> {
  const { kept, merged } = await twoOf(em, entity, [id, mergedId]);
  check(kept, merged);
  const moves: MergePreview['moves'] = [];
  for (const { subject, entity: other, where } of referencesTo(entity, mergedId, id))
    moves.push({ subject, count: await em.count(other, where) });
  return { moves: moves.filter(({ count }) => count > 0) };
}

/**
 * Merges two records in the caller's transaction: every reference to the merged one moves to the other, each with a history row;
 * then the merged record is deleted. Foreign keys refuse the deletion if a reference was missed.
 */
export async function mergeInto<T extends Stored>(
  em: EntityManager,
  entity: EntityClass<T>,
  { id, mergedId, mergedVersion, check, prepare }: Merge<T>,
): Promise<void> {
  const seen = await twoOf(em, entity, [id, mergedId]);
  check(seen.kept, seen.merged);
  const references = referencesTo(entity, mergedId, id);
  const lockAll = async (): Promise<{ record: object; change: object }[]> => {
    const all: { record: object; change: object }[] = [];
    for (const { entity: other, where, change } of references) {
      const found = await em.find(other, where, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        refresh: true,
        orderBy: { id: 'asc' } as never,
      });
      all.push(...found.map((record) => ({ record: record, change })));
    }
    return all;
  };
  // Lock order: documents, then their customer or vendor, as for payments. Once both are locked, nothing can be added to them.
  await lockAll();
  const { kept, merged } = await twoOf(em, entity, [id, mergedId], LockMode.PESSIMISTIC_WRITE);
  sameVersion(merged, mergedVersion);
  const learnt = check(kept, merged);
  const moving = await lockAll();
  await prepare?.(kept, merged);
  const subject = entity.name as Subject;
  // Issued documents are frozen except for this change: see the triggers of documents.
  await sql`select set_config('kontor.merging', ${`${tableNameOf(entity)} ${mergedId} ${id}`}, true)`.execute(em.getKysely());
  for (const { record, change } of moving) em.assign(record, change);
  em.assign(kept, learnt as never);
  note(em, { verb: 'merge', subject, subjectId: id, changes: { mergedName: [null, merged.name], mergedId: [null, mergedId] } });
  note(em, { verb: 'merge', subject, subjectId: mergedId, changes: { keptName: [null, kept.name], keptId: [null, id] } });
  em.remove(merged);
  await flush(em, { verb: 'merge' });
}
