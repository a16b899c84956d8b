import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { assertCounted, compare, countMachine, emptyChain, type PostCountInput, type StockCountDetail } from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { AdjustmentPostingService } from '../adjustments/adjustment-posting.service.ts';
import { chainsAt, lockItems } from '../moves/chain.store.ts';
import { StockCountsService } from './stock-counts.service.ts';

/** Posts counts: what differs becomes a posted adjustment, in one step. */
@Injectable()
export class CountPostingService {
  constructor(
    private readonly em: EntityManager,
    private readonly counts: StockCountsService,
    private readonly adjustments: AdjustmentPostingService,
  ) {}

  /** The differences are fixed here, under the lock of the items. What nobody counted stays as it is. */
  async post(id: number, input: PostCountInput): Promise<StockCountDetail> {
    await inTransaction(this.em, async (em) => {
      const count = await this.counts.lock(em, id, 'post');
      const status = countMachine.next(count.status, 'post');
      await em.populate(count, ['lines'], { refresh: true });
      const lines = count.lines
        .getItems()
        .flatMap(({ itemId, counted }) => (typeof counted === 'number' ? [{ itemId, counted }] : []));
      assertCounted(lines);
      const itemIds = lines.map(({ itemId }) => itemId);
      await lockItems(em, itemIds);
      const chains = await chainsAt(em, itemIds, count.countDate, []);
      const differing = lines.filter(
        ({ itemId, counted }) => compare(counted, (chains.get(itemId) ?? emptyChain).quantity) !== 0,
      );
      const { countDate: adjustmentDate, reasonId, note } = count;
      const adjustment = differing.length
        ? await this.adjustments.postNew(em, { kind: 'quantity', adjustmentDate, reasonId, note, lines: differing }, input)
        : null;
      em.assign(count, { status, postedAt: clock.now(), postedById: actor().userId, adjustmentId: adjustment?.id ?? null });
      await flush(em, { verb: 'post' });
    });
    return this.counts.get(id);
  }
}
