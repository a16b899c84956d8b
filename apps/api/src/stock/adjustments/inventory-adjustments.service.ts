import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Verb } from '@kontor/abilities';
import {
  adjustmentMachine,
  DomainError,
  type InventoryAdjustmentDetail,
  type InventoryAdjustmentInput,
  type InventoryAdjustmentRecord,
} from '@kontor/domain';
import { clock } from '../../platform/context/clock.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { removeFilesOf } from '../../platform/files/remove-files-of.ts';
import { allow } from '../../platform/rest/allow.ts';
import { changeAll } from '../../platform/rest/bulk.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { changeOne, createOne } from '../../platform/rest/writing.ts';
import { changeLines, headOf } from './inventory-adjustment.draft.ts';
import { InventoryAdjustment } from './inventory-adjustment.entity.ts';
import { inventoryAdjustmentDetail, inventoryAdjustmentList } from './inventory-adjustments.list.ts';

@Injectable()
export class InventoryAdjustmentsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<InventoryAdjustmentRecord>> {
    return pageOf(this.em, inventoryAdjustmentList, query);
  }

  get(id: number): Promise<InventoryAdjustmentDetail> {
    return oneOf(this.em, inventoryAdjustmentDetail, id);
  }

  create(input: InventoryAdjustmentInput): Promise<InventoryAdjustmentDetail> {
    return readNew(this.em, inventoryAdjustmentDetail, async (em) => {
      const adjustment = await createOne(em, InventoryAdjustment, input, await headOf(em, input));
      await changeLines(em, adjustment, input.lines);
      return adjustment;
    });
  }

  update(id: number, version: number, input: InventoryAdjustmentInput): Promise<InventoryAdjustmentDetail> {
    return readAfter(this.em, inventoryAdjustmentDetail, id, async (em) => {
      const adjustment = await this.lock(em, id, 'update');
      if (adjustment.status !== 'draft') throw new DomainError('adjustment.frozen');
      await em.populate(adjustment, ['lines']);
      await changeOne(em, InventoryAdjustment, { id, version, input, columns: () => headOf(em, input) });
      // Raises the version even if only lines changed, because they are part of the adjustment.
      adjustment.updatedAt = clock.now();
      await changeLines(em, adjustment, input.lines);
    });
  }

  async remove(id: number, version: number): Promise<InventoryAdjustmentDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const adjustment = await this.lock(em, id, 'delete');
      adjustmentMachine.next(adjustment.status, 'delete');
      sameVersion(adjustment, version);
      await removeFilesOf(em, 'InventoryAdjustment', [id]);
      em.remove(adjustment);
    });
    return record;
  }

  removeMany(ids: number[]): Promise<number[]> {
    return inTransaction(this.em, async (em) => {
      await removeFilesOf(em, 'InventoryAdjustment', ids);
      return changeAll(em, InventoryAdjustment, 'delete', 'InventoryAdjustment', ids, (adjustment) => {
        adjustmentMachine.next(adjustment.status, 'delete');
        em.remove(adjustment);
      });
    });
  }

  /** Locks the adjustment for a command until the transaction ends. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<InventoryAdjustment> {
    const adjustment = await em.findOne(InventoryAdjustment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!adjustment) throw notFound();
    allow(verb, 'InventoryAdjustment', adjustment);
    return adjustment;
  }
}
