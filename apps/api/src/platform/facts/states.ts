import { sql, type RawBuilder } from 'kysely';

/** SQL of `isOneOf`: `isIn('i.status', invoiceStates.open)` is `i.status = 'sent'`, as partial indexes say it. */
export const isIn = (column: string, states: readonly string[]): string =>
  states.length === 1 ? `${column} = '${states[0]}'` : `${column} in ('${states.join(`', '`)}')`;

/** The same in a statement: sql`… where ${inStates('i.status', invoiceStates.open)}`. */
export const inStates = (column: string, states: readonly string[]): RawBuilder<boolean> => sql.raw(isIn(column, states));

/** Adds up the rows in these states alone, in a sum over the rows of a list. */
export const sumIn = (amount: string, column: string, states: readonly string[]): string =>
  `coalesce(sum(${amount}) filter (where ${isIn(column, states)}), 0)`;
