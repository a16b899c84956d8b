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
  @Flag() active: boolean;
}
