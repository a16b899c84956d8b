import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type ClassifierType } from '@kontor/domain';
import { Classifier } from './classifier.entity.ts';

/** The chosen entry, and the type that it must have. */
type Choice = { id: number | null | undefined; type: ClassifierType };

/** Refuses ids that are not an entry of the right type, which foreign keys cannot tell: all types share one table. */
export async function assertClassifiers(em: EntityManager, choices: Record<string, Choice>): Promise<void> {
  const given = Object.entries(choices).filter(([, { id }]) => typeof id === 'number');
  if (!given.length) return;
  const found = await em.find(Classifier, { id: { $in: given.map(([, { id }]) => Number(id)) } });
  const typeOf = new Map(found.map(({ id, type }) => [id, type]));
  const refused = given.filter(([, { id, type }]) => typeOf.get(Number(id)) !== type);
  if (!refused.length) return;
  const missing = { code: 'error.reference_missing' } as const;
  throw new DomainError(missing.code, undefined, Object.fromEntries(refused.map(([name]) => [name, missing])));
}
