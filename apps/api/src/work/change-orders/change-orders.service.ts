import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { assertPriceCovers, DomainError, type ChangeOrderInput, type ChangeOrderRecord } from '@kontor/domain';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { createOne, removeOne, updateOne } from '../../platform/rest/writing.ts';
import { agreedPrice } from '../projects/agreed-price.ts';
import { ChangeOrder } from '../projects/change-order.entity.ts';
import { ProjectInvoices } from '../projects/project-invoices.ts';
import { changeOrderList } from './change-orders.list.ts';

@Injectable()
export class ChangeOrdersService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: ProjectInvoices,
  ) {}

  list(query: ListQuery): Promise<Page<ChangeOrderRecord>> {
    return pageOf(this.em, changeOrderList, query);
  }

  get(id: number): Promise<ChangeOrderRecord> {
    return oneOf(this.em, changeOrderList, id);
  }

  create(input: ChangeOrderInput): Promise<ChangeOrderRecord> {
    return readNew(this.em, changeOrderList, async (em) => {
      const created = await createOne(em, ChangeOrder, input);
      if ((await this.priceOf(em, input.projectId)) === null)
        throw new DomainError('change_order.no_fixed_price', undefined, { projectId: { code: 'change_order.no_fixed_price' } });
      await this.assertPriceCovers(em, input.projectId);
      return created;
    });
  }

  update(id: number, version: number, input: ChangeOrderInput): Promise<ChangeOrderRecord> {
    const check = ({ projectId }: ChangeOrder): void => {
      if (input.projectId !== projectId)
        throw new DomainError('change_order.keeps_project', undefined, { projectId: { code: 'change_order.keeps_project' } });
    };
    return readAfter(this.em, changeOrderList, id, async (em) => {
      const { projectId } = await updateOne(em, ChangeOrder, { id, version, input, check });
      await this.assertPriceCovers(em, projectId);
    });
  }

  async remove(id: number, version: number): Promise<ChangeOrderRecord> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const { projectId } = await removeOne(em, ChangeOrder, id, version);
      await this.assertPriceCovers(em, projectId);
    });
    return record;
  }

  /** Refuses a change, made in this transaction, that takes the price below what is invoiced. */
  private async assertPriceCovers(em: EntityManager, projectId: number): Promise<void> {
    const price = await this.priceOf(em, projectId);
    if (price !== null) assertPriceCovers(price, await this.invoices.invoiced(em, projectId), 'amount');
  }

  /** The agreed price; null where the project has no fixed price. Sending an invoice of the project waits for the lock. */
  private async priceOf(em: EntityManager, projectId: number): Promise<number | null> {
    const db = em.getKysely();
    await sql`select id from project where id = ${projectId} for no key update`.execute(db);
    const { rows } = await sql<{ price: number | null }>`select ${agreedPrice('p')} as price from project p
      where p.id = ${projectId} and p.billing = 'fixedPrice'`.execute(db);
    return rows[0]?.price ?? null;
  }
}
