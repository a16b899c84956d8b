import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import type { Subject } from '@kontor/abilities';
import { ApiError, notFound } from '../errors/api-error.ts';
import { allow, allowAfterwards } from './allow.ts';
import { withConditions } from './record-access.ts';

const most = 1000;

export const bulkIdsOf = (_: unknown, host: ExecutionContext): number[] => {
  const given = host.switchToHttp().getRequest<Request>().query['filter'];
  try {
    const ids = (JSON.parse(given as string) as { id?: unknown }).id;
    if (
      Array.isArray(ids) &&
      ids.length > 0 &&
      ids.length <= most &&
      ids.every((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647)
    )
      return [...new Set(ids as number[])];
  } catch {
    // falls through to the refusal
  }
  throw new ApiError('list.bad_filter', { field: 'id' });
};
/** The ids of a bulk request: `?filter={"id":[1,2,3]}`. */
export const BulkIds = createParamDecorator(bulkIdsOf);

/** All or none: loads the records in one query, checks the right to each, then `change` and one flush. */
export async function changeAll<T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  verb: 'update' | 'delete',
  subject: Subject,
  ids: number[],
  change: (record: T) => void,
): Promise<number[]> {
  const records = (await em.find(entity, { id: { $in: ids } } as unknown as FilterQuery<T>)) as T[];
  if (records.length !== ids.length) throw notFound();
  for (const record of records) {
    allow(verb, subject, await withConditions(em, subject, record));
    change(record);
    if (verb === 'update') allowAfterwards(verb, subject, await withConditions(em, subject, record));
  }
  await em.flush();
  return ids;
}
