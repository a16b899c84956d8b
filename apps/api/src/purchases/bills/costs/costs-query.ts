import { sql, type RawBuilder } from 'kysely';
import { DropsUnknown } from '@kontor/domain';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AskedId, AskedPage } from '../../../platform/rest/query/asked.ts';

/** Costs of a customer or a project that are on no invoice, or the costs on an invoice. */
@DropsUnknown()
export class CostsQuery {
  @AskedId()
  customerId?: number;
  @AskedId()
  projectId?: number;
  @AskedId()
  invoiceId?: number;
}

/** Costs of everybody that are on no invoice. */
@DropsUnknown()
export class UnbilledCostsQuery {
  /** From 1 on, each of 500 projects. */
  @AskedPage()
  page?: number;
}

export const mostCosts = 1000;
export const today = sql`(now() at time zone (select time_zone from organisation))::date`;

/**
 * Returns the conditions of a query about the costs of `row`, an alias, whose invoice is `i`; `free` says which are unbilled. With a customer and a
 * project: the costs of the project, and those of the customer that are for no project.
 */
export function costsWhere(
  { customerId, projectId, invoiceId }: CostsQuery,
  row: string,
  free: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  if (!customerId && !projectId && !invoiceId) throw new ApiError('list.bad_filter', { field: 'customerId' });
  const [customer, project] = [sql.ref(`${row}.customer_id`), sql.ref(`${row}.project_id`)];
  return [
    invoiceId ? sql`i.id = ${invoiceId}` : free,
    customerId && sql`${customer} = ${customerId}`,
    projectId && (customerId ? sql`coalesce(${project}, ${projectId}) = ${projectId}` : sql`${project} = ${projectId}`),
  ].filter((part) => typeof part === 'object');
}
