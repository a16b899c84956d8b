import { CalendarDate, Decimal, Flag, Id, Moment, Text } from '../../platform/input/validators.ts';
import { PostAdjustmentInput } from '../adjustment/adjustment.input.ts';

export class StockCountInput {
  @CalendarDate() countDate: string;
  /** Counts the goods of one category; by default all goods. */
  @Id({ optional: true }) categoryId?: number | null;
  @Id({ code: 'adjustment.select_reason' }) reasonId: number;
  @Text(1000, { optional: true }) note?: string | null;
}

/** One thing that somebody counted: a quantity that replaces the one they saw, or pieces that are added to it. */
export class EnterCountInput {
  @Id() itemId: number;
  @Decimal({ optional: true }) counted?: number | null;
  /** What stood there when the person typed; empty where nobody had counted. */
  @Decimal({ optional: true }) was?: number | null;
  /** Adds to what was counted, as each scan does. Instead of `counted`. */
  @Decimal({ optional: true, min: 0.000001 }) add?: number | null;
  /** When it was counted, if that was before it is entered, as on a printed list. */
  @Moment({ optional: true }) countedAt?: string | null;
  /**
   * The figure corrects or completes the earlier count, before goods moved. By default a typed figure is a new count of now; pieces are not
   * added to an older count without an answer.
   */
  @Flag({ optional: true }) earlierCount?: boolean;
}

export class PostCountInput extends PostAdjustmentInput {}
