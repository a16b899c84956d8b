import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { assertMergeable, learntFrom, type CustomerRecord, type MergeInput, type MergePreview } from '@kontor/domain';
import { mergeInto, previewMerge } from '../../platform/merging/merge-into.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { Customer } from '../customers/customer.entity.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { customerList } from '../customers/customers.list.ts';

@Injectable()
export class CustomerMergingService {
  constructor(private readonly em: EntityManager) {}

  preview(id: number, mergedId: number): Promise<MergePreview> {
    return previewMerge(this.em, Customer, { id, mergedId, check: assertMergeable });
  }

  merge(id: number, input: MergeInput): Promise<CustomerRecord> {
    const check = (kept: Customer, merged: Customer): Partial<Customer> => {
      assertMergeable(kept, merged);
      return learntFrom(merged, kept);
    };
    return readAfter(this.em, customerList, id, (em) =>
      mergeInto(em, Customer, { id, ...input, check, prepare: () => keepOnePrimary(em, id, input.mergedId) }),
    );
  }
}

async function keepOnePrimary(em: EntityManager, id: number, mergedId: number): Promise<void> {
  const primary = await em.find(Contact, { customerId: [id, mergedId], isPrimary: true });
  if (primary.length > 1) for (const contact of primary) contact.isPrimary = contact.customerId === id;
}
