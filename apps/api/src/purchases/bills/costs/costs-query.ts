import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { valueFor, whole } from '../../../platform/rest/columns.ts';

/** Costs of a customer or a project that are on no invoice, or the costs on an invoice. */
export class CostsQuery {
  customerId?: string;
  projectId?: string;
  invoiceId?: string;
}

export const mostCosts = 1000;
export const today = sql`(now() at time zone (select time_zone from organisation))::date`;

/**
 * Returns the conditions of a query about the costs of `row`, an alias, whose invoice is `i`; `free` says which are unbilled. With a customer and a
 * project: the costs of the project, and those of the customer that are for no project.
 */
export function costsWhere(query: CostsQuery, row: string, free: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const [customerId, projectId] = [idOf('customerId', query.customerId), idOf('projectId', query.projectId)];
  const invoiceId = idOf('invoiceId', query.invoiceId);
  if (!customerId && !projectId && !invoiceId) throw new ApiError('list.bad_filter', { field: 'customerId' });
  const [customer, project] = [sql.ref(`${row}.customer_id`), sql.ref(`${row}.project_id`)];
  return [
    invoiceId ? sql`i.id = ${invoiceId}` : free,
    customerId && sql`${customer} = ${customerId}`,
    projectId && (customerId ? sql`coalesce(${project}, ${projectId}) = ${projectId}` : sql`${project} = ${projectId}`),
  ].filter((part) => typeof part === 'object');
}

const idOf = (name: string, value: string | undefined): number | undefined =>
  value === undefined || value === '' ? undefined : (valueFor(name, whole(name), value) as number);
