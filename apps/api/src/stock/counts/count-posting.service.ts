import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  assertCounted,
  compare,
  compareDates,
  countMachine,
  subtract,
  todayIn,
  type PostCountInput,
  type StockCountDetail,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { AdjustmentPostingService } from '../adjustments/adjustment-posting.service.ts';
import { lockItems } from '../moves/chain.store.ts';
import { stockNow, stockThen } from '../moves/stock-then.ts';
import { dayOf, StockCountsService } from './stock-counts.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { stockCountDetail } from './stock-counts.list.ts';

/** Of an item that nobody counted, all its moves are before. */
const lastEver = 2_147_483_647;

/** Posts counts: what differed when it was counted becomes a posted adjustment, in one step. */
@Injectable()
export class CountPostingService {
  constructor(
    private readonly em: EntityManager,
    private readonly counts: StockCountsService,
    private readonly adjustments: AdjustmentPostingService,
    private readonly organisation: OrganisationService,
  ) {}

  /** Fixes the differences under the lock of the items. What moved since the counting stays, and so does what nobody counted. */
  async post(id: number, input: PostCountInput): Promise<StockCountDetail> {
    const { timeZone } = await this.organisation.get();
    return readAfter(this.em, stockCountDetail, id, async (em) => {
      const count = await this.counts.lock(em, id, 'post');
      const status = countMachine.next(count.status, 'post');
      await em.populate(count, ['lines'], { refresh: true });
      const lines = count.lines.getItems();
      assertCounted(lines);
      const itemIds = lines.map(({ itemId }) => itemId);
      await lockItems(em, itemIds);
      const now = await stockNow(em, itemIds);
      const day = dayOf(count);
      const figures = lines.map(({ itemId, lastMoveId, countedAt }) => ({
        itemId,
        lastMoveId: lastMoveId ?? lastEver,
        at: countedAt ?? null,
        day,
      }));
      const then = await stockThen(em, figures);
      for (const line of lines) {
        const { quantity: onHand, isOutdated } = then.get(line.itemId) ?? { quantity: 0, isOutdated: false };
        const isCounted = typeof line.counted === 'number';
        em.assign(line, {
          onHand,
          isOutdated: isCounted && isOutdated,
          moved: isCounted ? subtract(now.get(line.itemId)?.quantity ?? 0, onHand) : null,
        });
      }
      // The lines of a posted count are frozen.
      await em.flush();
      const differing = lines.flatMap(({ itemId, counted, countedAt, lastMoveId, onHand, isOutdated }) =>
        typeof counted === 'number' && countedAt && !isOutdated && compare(counted, onHand ?? 0) !== 0
          ? [{ itemId, counted, enteredAt: countedAt, lastMoveId: lastMoveId ?? 0 }]
          : [],
      );
      const { countDate, reasonId, note } = count;
      const days = differing.map(({ enteredAt }) => todayIn(timeZone, enteredAt));
      // What was counted over several days is posted on the last of them.
      const adjustmentDate = day ?? days.reduce((last, one) => (compareDates(one, last) > 0 ? one : last), countDate);
      const adjustment = differing.length
        ? await this.adjustments.postNew(em, { kind: 'quantity', adjustmentDate, reasonId, note, lines: differing }, input)
        : null;
      em.assign(count, { status, postedAt: clock.now(), postedById: actor().userId, adjustmentId: adjustment?.id ?? null });
      await flush(em, { verb: 'post' });
    });
  }
}
