import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { billStates, vendorCreditNoteStates, plainNumber } from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

type Known = { id: number; number: string | null; isCredit: boolean };

function tellKnown(known: Known | undefined): void {
  if (!known) return;
  const { id, number, isCredit } = known;
  throw new ApiError('received.known', {
    name: number ?? `#${id}`,
    ...(isCredit ? { vendorCreditNoteId: id } : { billId: id }),
  });
}

/** The same file twice is known. Throws ApiError `received.known` with the bill or credit note. */
export async function assertNewFile(em: EntityManager, { sha256 }: { sha256: string }): Promise<void> {
  const { rows } = await sql<Known>`select b.id, b.number, false as "isCredit" from received_e_invoice r
      join bill b on b.id = r.bill_id where r.sha256 = ${sha256}
    union all select n.id, n.number, true from received_vendor_credit r
      join vendor_credit_note n on n.id = r.vendor_credit_note_id where r.sha256 = ${sha256}`.execute(em.getKysely());
  tellKnown(rows[0]);
}

type Numbered = { vendorId: number; number?: string | null; date: string; isCredit: boolean };

/** The same number of one vendor in one year is the same document, also when a person typed it or another file brought it. */
export async function assertNumberFree(em: EntityManager, { vendorId, number, date, isCredit }: Numbered): Promise<void> {
  const [table, column, { living }] = isCredit
    ? (['vendor_credit_note', 'credit_date', vendorCreditNoteStates] as const)
    : (['bill', 'bill_date', billStates] as const);
  const { rows } = await sql<Known>`select id, number, ${isCredit}::boolean as "isCredit" from ${sql.table(table)}
    where vendor_id = ${vendorId} and ${inStates('status', living)}
      and extract(year from ${sql.ref(column)}) = extract(year from ${date}::date)
      and lower(regexp_replace(number, '\\s', '', 'g')) = ${plainNumber(number ?? '')} limit 1`.execute(em.getKysely());
  tellKnown(rows[0]);
}
