import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type ContactInput, type ContactRecord } from '@kontor/domain';
import { Customer } from '../customers/customer.entity.ts';
import { removeAll } from '../../platform/rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { allowFields, toChange } from '../../platform/rest/writing.ts';
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

  async create(input: ContactInput): Promise<ContactRecord> {
    allowFields('create', 'Contact', input);
    const id = await this.em.transactional(async (em) => {
      if (input.isPrimary) await this.stepDown(em, input.customerId);
      const contact = em.create(Contact, { ...input });
      await em.flush();
      return contact.id;
    });
    return this.get(id);
  }

  async update(id: number, version: number, input: ContactInput): Promise<ContactRecord> {
    await this.em.transactional(async (em) => {
      const contact = await toChange(em, Contact, id, 'update', 'Contact', version);
      allowFields('update', 'Contact', input, contact);
      // Invoices of the customer name their contact person: a person who changes firms is a new one there.
      if (input.customerId !== contact.customerId)
        throw new DomainError('contact.keeps_customer', undefined, { customerId: { code: 'contact.keeps_customer' } });
      if (input.isPrimary && !contact.isPrimary) await this.stepDown(em, contact.customerId);
      em.assign(contact, input);
      await em.flush();
    });
    return this.get(id);
  }

  async remove(id: number, version: number): Promise<ContactRecord> {
    const record = await this.get(id);
    this.em.remove(await toChange(this.em, Contact, id, 'delete', 'Contact', version));
    await this.em.flush();
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return removeAll(this.em, Contact, 'Contact', ids);
  }

  /** Two people who become primary at once wait for each other at the customer's row. */
  private async stepDown(em: EntityManager, customerId: number): Promise<void> {
    await em.findOne(Customer, { id: customerId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const before = await em.findOne(Contact, { customerId, isPrimary: true });
    if (!before) return;
    before.isPrimary = false;
    await em.flush();
  }
}
