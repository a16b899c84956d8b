import { CalendarDate, Decimal, Flag, Id, Text } from '../../platform/input/validators.ts';

/** What a person confirms about the stock that a command moves. */
export class MoveStockInput {
  /** The person knows that later moves change their cost, and continues. */
  @Flag({ optional: true }) laterConfirmed?: boolean;
  /** The person knows that there is less in stock, and continues. */
  @Flag({ optional: true }) belowZeroConfirmed?: boolean;
}

export class OpeningStockInput {
  @Id() itemId: number;
  @CalendarDate() moveDate: string;
  @Decimal({ min: 0.000001 }) quantity: number;
  /** The cost of one unit. */
  @Decimal() unitCost: number;
}

export class IssueStockInput extends MoveStockInput {
  @Id() itemId: number;
  /** The person who takes the goods. */
  @Id() holderId: number;
  @CalendarDate() moveDate: string;
  @Decimal({ min: 0.000001 }) quantity: number;
  @Text(200, { optional: true }) note?: string | null;
}

export class TakeBackInput {
  @CalendarDate() moveDate: string;
  @Decimal({ min: 0.000001 }) quantity: number;
  @Text(200, { optional: true }) note?: string | null;
  /** The person knows that later moves change their cost, and continues. */
  @Flag({ optional: true }) laterConfirmed?: boolean;
}
