import { InventoryAdjustment } from '../../src/stock/adjustments/inventory-adjustment.entity.ts';
import { StockCount } from '../../src/stock/counts/stock-count.entity.ts';
import { Classifier } from '../../src/firm/classifiers/classifier.entity.ts';
import { next, rowsOf } from './store.ts';

/** A reason for adjusting stock. */
const aReason = rowsOf(Classifier)(() => ({
  type: 5,
  code: `reason-${next()}`,
  nameEn: 'Damaged',
  nameLt: 'Sugadinta',
  nameNo: 'Skadet',
}));

/** A draft without lines. */
export const anAdjustment = rowsOf(InventoryAdjustment)(() => ({
  kind: 'quantity',
  adjustmentDate: '2026-03-02',
  reasonId: aReason(),
}));

/** An open count without lines. */
export const aStockCount = rowsOf(StockCount)(() => ({ countDate: '2026-03-02', reasonId: aReason() }));
