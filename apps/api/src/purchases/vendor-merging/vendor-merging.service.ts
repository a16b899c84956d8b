import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { assertMergeable, learntFrom, type VendorRecord, type MergeInput, type MergePreview } from '@kontor/domain';
import { mergeInto, previewMerge } from '../../platform/merging/merge-into.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { VendorContact } from '../vendor-contacts/vendor-contact.entity.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { VendorsService } from '../vendors/vendors.service.ts';

@Injectable()
export class VendorMergingService {
  constructor(
    private readonly em: EntityManager,
    private readonly vendors: VendorsService,
  ) {}

  preview(id: number, mergedId: number): Promise<MergePreview> {
    return previewMerge(this.em, Vendor, { id, mergedId, check: assertMergeable });
  }

  async merge(id: number, input: MergeInput): Promise<VendorRecord> {
    // The account is that of the vendor that stays: a merge must not be a way to change where the money goes.
    const check = (kept: Vendor, merged: Vendor): Partial<Vendor> => {
      assertMergeable(kept, merged);
      return learntFrom(merged, kept);
    };
    await inTransaction(this.em, (em) =>
      mergeInto(em, Vendor, { id, ...input, check, prepare: () => keepOnePrimary(em, id, input.mergedId) }),
    );
    return this.vendors.get(id);
  }
}

async function keepOnePrimary(em: EntityManager, id: number, mergedId: number): Promise<void> {
  const primary = await em.find(VendorContact, { vendorId: [id, mergedId], isPrimary: true });
  if (primary.length > 1) for (const contact of primary) contact.isPrimary = contact.vendorId === id;
}
