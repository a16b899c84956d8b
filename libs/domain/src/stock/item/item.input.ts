import { Decimal, Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { itemKinds, type ItemKind } from './item.ts';

export class ItemInput {
  @Text(50) sku: string;
  @Text(200) name: string;
  @Text(2000, { optional: true }) description?: string | null;
  @OneOf(itemKinds) kind: ItemKind;
  @Id({ optional: true }) unitId?: number | null;
  /** Required of people who may set prices. Others create an item with price 0, and keep the price of one that they change. */
  @Decimal({ partial: true }) sellingPrice?: number;
  @Decimal({ optional: true }) purchasePrice?: number | null;
  @Id({ optional: true }) taxRateId?: number | null;
  @Id({ optional: true }) categoryId?: number | null;
  @Text(50, { optional: true }) barcode?: string | null;
  /** Left out, no stock is kept of a new item, and that of a stored one stays as it is. */
  @Flag({ partial: true }) stockTracked?: boolean;
  @Decimal({ optional: true }) reorderLevel?: number | null;
  @Id({ optional: true }) preferredVendorId?: number | null;
  @Flag() active: boolean;
  /** Make it inactive although this pauses recurring documents. */
  @Flag({ optional: true }) pauseConfirmed?: boolean;
}
