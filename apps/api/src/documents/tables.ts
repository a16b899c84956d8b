import { sql } from 'kysely';

/** The tables of a kind of document: `<table>`, with lines and taxes in `<table>_line` and `<table>_tax`, by `<table>_id`. */
export const partsOf = (table: string) => ({
  head: sql.table(table),
  lines: sql.table(`${table}_line`),
  taxes: sql.table(`${table}_tax`),
  key: sql.ref(`${table}_id`),
});

/** Is the line `l` optional? Null for the kinds whose lines have no such column. */
export const isOptional = sql<boolean | null>`(to_jsonb(l)->>'optional')::boolean`;
