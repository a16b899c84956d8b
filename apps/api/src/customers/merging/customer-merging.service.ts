import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { assertMergeable, learntFrom, type CustomerRecord, type MergeInput, type MergePreview } from '@kontor/domain';
import { mergeInto, previewMerge } from '../../platform/merging/merge-into.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { Customer } from '../customers/customer.entity.ts';
import { CustomersService } from '../customers/customers.service.ts';

@Injectable()
export class CustomerMergingService {
  constructor(
    private readonly em: EntityManager,
    private readonly customers: CustomersService,
  ) {}

  preview(id: number, mergedId: number): Promise<MergePreview> {
    return previewMerge(this.em, Customer, { id, mergedId, check: assertMergeable });
  }

  async merge(id: number, input: MergeInput): Promise<CustomerRecord> {
    const check = (kept: Customer, merged: Customer): Partial<Customer> => {
      assertMergeable(kept, merged);
      return learntFrom(merged, kept);
    };
    await inTransaction(this.em, (em) =>
      mergeInto(em, Customer, { id, ...input, check, prepare: () => keepOnePrimary(em, id, input.mergedId) }),
    );
    return this.customers.get(id);
  }
}

async function keepOnePrimary(em: EntityManager, id: number, mergedId: number): Promise<void> {
  const primary = await em.find(Contact, { customerId: [id, mergedId], isPrimary: true });
  if (primary.length > 1) for (const contact of primary) contact.isPrimary = contact.customerId === id;
}
