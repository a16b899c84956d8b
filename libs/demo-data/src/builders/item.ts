import type { ItemInput, ItemRecord } from '@kontor/domain';
import { stored } from './base.ts';

const item = {
  sku: 'SUP-M',
  name: 'Support plan M',
  description: null,
  kind: 'service',
  unitId: null,
  sellingPrice: 390,
  purchasePrice: 120,
  taxRateId: null,
  categoryId: null,
  barcode: null,
  stockTracked: false,
  reorderLevel: null,
  preferredVendorId: null,
  active: true,
} as const satisfies ItemInput;

const unmoved = { preferredVendorName: null, onHand: null, reserved: null, unitCost: null, stockValue: null, pictureId: null };

export const anItem = (given: Partial<ItemInput> = {}): ItemInput => ({ ...item, ...given });
export const anItemRecord = (given: Partial<ItemRecord> = {}): ItemRecord => ({
  ...stored,
  ...item,
  unitCode: 'MON',
  ...unmoved,
  ...given,
});
