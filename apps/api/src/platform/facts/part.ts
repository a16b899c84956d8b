import { sql, type Expression, type RawBuilder } from 'kysely';

/** The part of an amount of money that is `of` a document's `whole`, in cents: what is without tax of a payment. */
export const partOf = (amount: string, of: string, whole: string): RawBuilder<number> =>
  sql`case when ${sql.raw(whole)} = 0 then ${sql.ref(amount)} else round(${sql.ref(amount)} * (${sql.raw(of)}) / (${sql.raw(whole)}), 2) end`;

/** The word that depends on a flag of the row. */
export const kindIf = (flag: string, kind: string, otherwise: string): Expression<unknown> =>
  sql`case when ${sql.ref(flag)} then ${sql.lit(kind)} else ${sql.lit(otherwise)} end::text`;
