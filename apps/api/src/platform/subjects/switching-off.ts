import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@kontor/domain';
import { subjectNameOf } from './definition.ts';
import { allSubjects } from './subjects.ts';

type Switched = { id: number; active: boolean };
type Asked = { before: Switched; active: boolean; confirmed: boolean | undefined };

/** What runs by itself is paused with the record that it runs for, after asking. */
export async function pauseWith<T extends Switched>(
  em: EntityManager,
  entity: EntityClass<T>,
  { before, active, confirmed }: Asked,
): Promise<void> {
  if (active || !before.active) return;
  const running = await runningFor(em, subjectNameOf(entity), before.id);
  const count = running.reduce((sum, { ids }) => sum + ids.length, 0);
  if (!count) return;
  const problem = { code: 'schedule.would_pause', params: { count } } as const;
  if (!confirmed) throw new DomainError(problem.code, problem.params, { pauseConfirmed: problem });
  for (const { runs, ids } of running)
    for (const one of await em.find(runs, { id: ids })) em.assign(one, { status: 'paused' } as never);
}

type Imported<T> = { existing: T | null; changes: { active?: boolean } };

/** The same for the rows of an import, whose preview was confirmed. */
export async function pauseWithImported<T extends Switched>(
  em: EntityManager,
  entity: EntityClass<T>,
  rows: readonly Imported<T>[],
): Promise<void> {
  for (const { existing, changes } of rows)
    if (existing && changes.active === false) await pauseWith(em, entity, { before: existing, active: false, confirmed: true });
}

type Running = { runs: EntityClass<object>; ids: number[] };

async function runningFor(em: EntityManager, name: string, id: number): Promise<Running[]> {
  const found: Running[] = [];
  for (const { entity, runsFor } of allSubjects()) {
    const { rows = [] } = (await runsFor[name]?.(id).execute(em.getKysely())) ?? {};
    if (rows.length) found.push({ runs: entity, ids: rows.map((row) => row.id) });
  }
  return found;
}
