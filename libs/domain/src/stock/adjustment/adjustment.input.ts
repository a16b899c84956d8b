import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Decimal, Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';
import { MoveStockInput } from '../move/move.input.ts';
import { adjustmentKinds, type AdjustmentKind } from './adjustment.ts';

export class AdjustmentLineInput {
  @Id() itemId: number;
  /** The new quantity on hand. Instead of `difference`. */
  @Decimal({ optional: true }) counted?: number | null;
  /** What is added, or taken away when negative. Instead of `counted`. */
  @Decimal({ optional: true, min: -999_999_999 }) difference?: number | null;
  /** The cost of one unit that is added; by default the average, or the last known cost, or the purchase price of the item. */
  @Decimal({ optional: true }) unitCost?: number | null;
  /** The new value of the stock. Instead of `valueDifference`. */
  @Amount({ optional: true }) newValue?: number | null;
  /** What the stock is worth more, or less when negative. Instead of `newValue`. */
  @Amount({ optional: true, min: -999_999_999_999.99 }) valueDifference?: number | null;
  /** What the person saw on hand when they counted. If it is another quantity by now, the line is refused. */
  @Decimal({ optional: true, min: -999_999_999 }) onHandSeen?: number | null;
  /** What the person saw as the stock value when they entered a new one. If it is another by now, the line is refused. */
  @Amount({ optional: true, min: -999_999_999_999.99 }) valueSeen?: number | null;
}

export class InventoryAdjustmentInput {
  @OneOf(adjustmentKinds) kind: AdjustmentKind;
  @CalendarDate() adjustmentDate: string;
  @Id({ code: 'adjustment.select_reason' }) reasonId: number;
  @Text(50, { optional: true }) referenceNumber?: string | null;
  @Text(10_000, { optional: true }) note?: string | null;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @ValidateNested({ each: true })
  @Type(() => AdjustmentLineInput)
  lines: AdjustmentLineInput[];
}

export class PostAdjustmentInput extends MoveStockInput {
  /** The person knows that goods are added at a cost of 0.00, and continues. */
  @Flag({ optional: true }) zeroCostConfirmed?: boolean;
}

export class ReverseAdjustmentInput extends MoveStockInput {
  /** The day of the counter-entry. */
  @CalendarDate() reversalDate: string;
  @Text(500) reversalReason: string;
}
