import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { assertReachable, DomainError, type ContactInput, type ContactRecord } from '@kontor/domain';
import { askAlikePerson } from '../../firm/parties/alike.ts';
import { Customer } from '../customers/customer.entity.ts';
import { changeAlso } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { createOne, removeMany, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { Contact } from './contact.entity.ts';
import { contactList } from './contacts.list.ts';

@Injectable()
export class ContactsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<ContactRecord>> {
    return pageOf(this.em, contactList, query);
  }

  get(id: number): Promise<ContactRecord> {
    return oneOf(this.em, contactList, id);
  }

  create({ alikeConfirmed: confirmed, ...input }: ContactInput): Promise<ContactRecord> {
    assertReachable(input);
    return readNew(this.em, contactList, async (em) => {
      await askAlikePerson(em, Contact, { of: { customerId: input.customerId }, given: input, confirmed });
      if (input.isPrimary) await this.stepDown(em, input.customerId);
      return createOne(em, Contact, input);
    });
  }

  update(id: number, version: number, { alikeConfirmed: confirmed, ...input }: ContactInput): Promise<ContactRecord> {
    return readAfter(this.em, contactList, id, async (em) => {
      await updateOne(em, Contact, {
        id,
        version,
        input,
        check: async (before) => {
          const { customerId, isPrimary } = before;
          assertReachable({ ...before, ...input });
          // Invoices of the customer name their contact person: a person who changes firms is a new one there.
          if (input.customerId !== customerId)
            throw new DomainError('contact.keeps_customer', undefined, { customerId: { code: 'contact.keeps_customer' } });
          await askAlikePerson(em, Contact, { of: { customerId }, given: input, before, confirmed });
          if (input.isPrimary && !isPrimary) await this.stepDown(em, customerId);
        },
      });
    });
  }

  async remove(id: number, version: number): Promise<ContactRecord> {
    const record = await this.get(id);
    await removeOne(this.em, Contact, id, version);
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeMany(this.em, Contact, ids);
  }

  /** Two people who become primary at once wait for each other at the customer's row. */
  private async stepDown(em: EntityManager, customerId: number): Promise<void> {
    await em.findOne(Customer, { id: customerId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const before = await em.findOne(Contact, { customerId, isPrimary: true });
    if (!before) return;
    changeAlso('Contact', before, { isPrimary: false });
    await em.flush();
  }
}
