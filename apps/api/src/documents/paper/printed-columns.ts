import { sql } from 'kysely';
import { columnOfProperty } from '../../platform/subjects/definition.ts';
import { basisFields } from '../columns.ts';

/** Who the document is for, and in which language, stands in its snapshot. */
const inSnapshot = ['customerId', 'contactId', 'projectId', 'language'];
const printedFields = [
  ...basisFields.filter((field) => !inSnapshot.includes(field)),
  ...['subtotal', 'discount', 'charges', 'net', 'tax', 'total', 'customerNotes'],
];

/** SQL of the columns that every kind of document prints. */
export const printedColumns = sql.join(
  printedFields.map((field) => sql`${sql.ref(columnOfProperty(field))} as ${sql.ref(field)}`),
);
