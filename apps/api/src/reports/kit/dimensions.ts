import { sql, type Expression, type RawBuilder } from 'kysely';
import { askedLanguage } from '../../platform/orm/alphabet.ts';
import type { Dimension } from './report.ts';

const named = (table: string, column = 'name'): Pick<Dimension, 'kind' | 'label'> => ({
  kind: 'id',
  label: (place) => sql`(select ${sql.ref(`n.${column}`)} from ${sql.table(table)} n where n.id = ${place})`,
});
const days = (place?: (day: Expression<unknown>) => RawBuilder<unknown>): Dimension => ({
  column: 'day',
  kind: 'days',
  ...(place && { place }),
});

export const day = days();
/** Named by its Monday. */
export const week = days((column) => sql`date_trunc('week', ${column})::date`);
export const month = days((column) => sql`to_char(${column}, 'YYYY-MM')`);
export const quarter = days((column) => sql`to_char(${column}, 'YYYY-"Q"Q')`);
/** Of a report as of a day: the period says that day, so the month in which a document is dated is filtered by. */
export const documentMonth: Dimension = { ...month, kind: 'word' };
export const year = days((column) => sql`to_char(${column}, 'YYYY')`);

export const customer: Dimension = { column: 'customer_id', ...named('customer') };
export const vendor: Dimension = { column: 'vendor_id', ...named('vendor') };
export const project: Dimension = { column: 'project_id', ...named('project') };
export const task: Dimension = { column: 'task_id', ...named('task') };
export const user: Dimension = { column: 'user_id', ...named('user_account', 'display_name') };
export const item: Dimension = { column: 'item_id', ...named('item') };
/** Classifiers have a name in each language. */
export const category: Dimension = {
  column: 'category_id',
  kind: 'id',
  label: (place) => sql`(select ${sql.ref(`n.name_${askedLanguage() ?? 'en'}`)} from classifier n where n.id = ${place})`,
};
export const taxRate: Dimension = { column: 'tax_rate_id', ...named('tax_rate') };
/** Of the document. */
export const currency: Dimension = { column: 'currency', kind: 'word' };
/** What the row is: an invoice, a credit note, an advance. */
export const kind: Dimension = { column: 'kind', kind: 'word' };

/** Of facts that know the project alone, such as hours. */
export const customerOfProject: Dimension = {
  ...customer,
  column: 'project_id',
  place: (column) => sql`(select j.customer_id from project j where j.id = ${column})`,
};

/** Of facts that know the item alone, such as moves of stock. */
export const categoryOfItem: Dimension = {
  ...category,
  column: 'item_id',
  place: (column) => sql`(select i.category_id from item i where i.id = ${column})`,
};
