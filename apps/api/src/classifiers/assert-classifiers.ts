import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClassifierType } from '@kontor/domain';
import { ApiError } from '../errors/api-error.ts';
import { Classifier } from './classifier.entity.ts';

/** Refuses fields that refer to something else than an entry of this type. */
export async function assertClassifiers(
  em: EntityManager,
  type: ClassifierType,
  fields: Record<string, number | null | undefined>,
): Promise<void> {
  const given = Object.entries(fields).filter((field): field is [string, number] => typeof field[1] === 'number');
  if (!given.length) return;
  const found = await em.find(Classifier, { id: { $in: given.map(([, id]) => id) }, type });
  const known = new Set(found.map(({ id }) => id));
  const refused = given.filter(([, id]) => !known.has(id));
  if (refused.length)
    throw new ApiError(
      422,
      'error.reference_missing',
      undefined,
      Object.fromEntries(refused.map(([name]) => [name, { code: 'error.reference_missing' }])),
    );
}
