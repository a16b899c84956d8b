import type { Maker } from '../../../test/money/records.ts';
import { adjustmentReason } from '../adjustments/inventory-adjustments.sample.ts';
import { stockedItem } from '../moves/stock-moves.sample.ts';

/** What the walk over all operations sends to make one. */
export const makers: Record<string, Maker> = {
  'stock-counts': async ({ admin }) => {
    await stockedItem(admin);
    return { countDate: '2026-11-20', reasonId: await adjustmentReason(admin) };
  },
};
