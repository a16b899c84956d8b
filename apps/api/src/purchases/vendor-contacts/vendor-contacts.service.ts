import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type VendorContactInput, type VendorContactRecord } from '@kontor/domain';
import { askAlikePerson } from '../../firm/parties/alike.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { changeAlso } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { VendorContact } from './vendor-contact.entity.ts';
import { vendorContactList } from './vendor-contacts.list.ts';

@Injectable()
export class VendorContactsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<VendorContactRecord>> {
    return pageOf(this.em, vendorContactList, query);
  }

  get(id: number): Promise<VendorContactRecord> {
    return oneOf(this.em, vendorContactList, id);
  }

  create({ alikeConfirmed: confirmed, ...input }: VendorContactInput): Promise<VendorContactRecord> {
    return readNew(this.em, vendorContactList, async (em) => {
      await askAlikePerson(em, VendorContact, { of: { vendorId: input.vendorId }, given: input, confirmed });
      if (input.isPrimary) await this.stepDown(em, input.vendorId);
      return createOne(em, VendorContact, input);
    });
  }

  update(id: number, version: number, { alikeConfirmed: confirmed, ...input }: VendorContactInput): Promise<VendorContactRecord> {
    return readAfter(this.em, vendorContactList, id, async (em) => {
      await updateOne(em, VendorContact, {
        id,
        version,
        input,
        check: async (before) => {
          const { vendorId, isPrimary } = before;
          // Invoices of the vendor name their contact person: a person who changes firms is a new one there.
          if (input.vendorId !== vendorId)
            throw new DomainError('vendor_contact.keeps_vendor', undefined, {
              vendorId: { code: 'vendor_contact.keeps_vendor' },
            });
          await askAlikePerson(em, VendorContact, { of: { vendorId }, given: input, before, confirmed });
          if (input.isPrimary && !isPrimary) await this.stepDown(em, vendorId);
        },
      });
    });
  }

  async remove(id: number, version: number): Promise<VendorContactRecord> {
    const record = await this.get(id);
    await removeOne(this.em, VendorContact, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, VendorContact, ids);
  }

  /** Two people who become primary at once wait for each other at the vendor's row. */
  private async stepDown(em: EntityManager, vendorId: number): Promise<void> {
    await em.findOne(Vendor, { id: vendorId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const before = await em.findOne(VendorContact, { vendorId, isPrimary: true });
    if (!before) return;
    changeAlso('VendorContact', before, { isPrimary: false });
    await em.flush();
  }
}
