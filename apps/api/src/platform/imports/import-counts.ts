import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Subject } from '@kontor/abilities';
import { DomainError, type ImportInput, type ImportPreview, type ImportRow } from '@kontor/domain';
import { actor } from '../context/actor.ts';
import { forbidden } from '../errors/api-error.ts';

/** Importing creates records, so it needs the right to create them. */
export function assertMayMake(...subjects: Subject[]): void {
  if (!subjects.every((subject) => allows(actor().ability, 'create', subject))) throw forbidden();
}

/** Two simultaneous imports of one noun would not see each other's records. */
export const oneImportAtATime = async (em: EntityManager, noun: Subject): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext(${`import ${noun}`}))`.execute(em.getKysely()));

type File = Pick<ImportPreview, 'headers' | 'columns' | 'delimiter'>;

export function previewOf<Row extends ImportRow>(
  { headers, columns, delimiter }: File,
  rows: Row[],
): ImportPreview & { rows: Row[] } {
  const good = rows.filter(({ problems }) => problems.length === 0);
  const of = (outcome: ImportRow['outcome']): Row[] => good.filter((row) => row.outcome === outcome);
  const count = (outcome: ImportRow['outcome']): number => of(outcome).length;
  // An unchanged record may have several rows.
  const skipCount = new Set(of('skip').map(({ existingId, row }) => existingId ?? `row ${row}`)).size;
  return {
    headers,
    columns,
    delimiter,
    rowCount: rows.length,
    validCount: good.length,
    problemCount: rows.length - good.length,
    createCount: count('create'),
    updateCount: count('update'),
    skipCount,
    rows: rows.toSorted((one, other) => one.row - other.row),
  };
}

/** Rows with problems stop the import unless they may be left out, so nothing is imported in part by mistake. */
export function assertImportable(rows: readonly ImportRow[], { skipProblems }: ImportInput): void {
  const bad = rows.filter(({ problems }) => problems.length > 0).length;
  if (rows.length === bad || (bad > 0 && !skipProblems)) throw new DomainError('import.has_problems', { count: bad });
}
