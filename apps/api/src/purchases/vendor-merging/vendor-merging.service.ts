import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  billStates,
  vendorCreditNoteStates,
  assertMergeable,
  DomainError,
  learntFrom,
  type VendorRecord,
  type MergeInput,
  type MergePreview,
} from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { actor } from '../../platform/context/actor.ts';
import { mergeInto, previewMerge } from '../../platform/merging/merge-into.ts';
import { VendorContact } from '../vendor-contacts/vendor-contact.entity.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { vendorList } from '../vendors/vendors.list.ts';

@Injectable()
export class VendorMergingService {
  constructor(private readonly em: EntityManager) {}

  async preview(id: number, mergedId: number): Promise<MergePreview> {
    const preview = await previewMerge(this.em, Vendor, { id, mergedId, check: assertMergeable });
    await assertNoSharedNumber(this.em, id, mergedId);
    return preview;
  }

  merge(id: number, input: MergeInput): Promise<VendorRecord> {
    // The account is that of the vendor that stays: a merge must not be a way to change where the money goes.
    const check = (kept: Vendor, merged: Vendor): Partial<Vendor> => {
      assertMergeable(kept, merged);
      return learntFrom(merged, kept);
    };
    const { mergedId } = input;
    const prepare = async (em: EntityManager): Promise<void> => {
      await assertNoSharedNumber(em, id, mergedId);
      await keepOnePrimary(em, id, mergedId);
    };
    return readAfter(this.em, vendorList, id, (em) => mergeInto(em, Vendor, { id, ...input, check, prepare: () => prepare(em) }));
  }
}

async function keepOnePrimary(em: EntityManager, id: number, mergedId: number): Promise<void> {
  const primary = await em.find(VendorContact, { vendorId: [id, mergedId], isPrimary: true });
  if (primary.length > 1) for (const contact of primary) contact.isPrimary = contact.vendorId === id;
}

/** A vendor has a number once a year: names the one that stands in the way, so that it is found. The constraints decide. */
async function assertNoSharedNumber(em: EntityManager, id: number, mergedId: number): Promise<void> {
  for (const [subject, table, date, { living }] of [
    ['Bill', 'bill', 'bill_date', billStates],
    ['VendorCreditNote', 'vendor_credit_note', 'credit_date', vendorCreditNoteStates],
  ] as const) {
    if (!allows(actor().ability, 'read', subject)) continue;
    const plain = (alias: string) => sql`lower(regexp_replace(${sql.ref(`${alias}.number`)}, '\\s', '', 'g'))`;
    const year = (alias: string) => sql`extract(year from ${sql.ref(`${alias}.${date}`)})`;
    const { rows } = await sql<{ number: string }>`select a.number from ${sql.table(table)} a join ${sql.table(table)} b
      on ${plain('a')} = ${plain('b')} and ${year('a')} = ${year('b')}
      where a.vendor_id = ${id} and b.vendor_id = ${mergedId} and ${inStates('a.status', living)} and ${inStates('b.status', living)}
      order by a.id limit 1`.execute(em.getKysely());
    const [same] = rows;
    if (same) throw new DomainError('vendor.merge_same_number', { number: same.number });
  }
}
