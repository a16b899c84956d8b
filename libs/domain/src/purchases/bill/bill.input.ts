import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { CalendarDate, Flag, Id, Percent, Text } from '../../platform/input/validators.ts';
import { MoveStockInput } from '../../stock/move/move.input.ts';
import { PurchaseInput, PurchaseLineInput } from '../purchase/purchase.input.ts';

export class BillLineInput extends PurchaseLineInput {
  /** By default the project's customer. */
  @Id({ optional: true }) customerId?: number | null;
  @Flag({ optional: true }) billable?: boolean;
  /** By default the mark-up of project, customer or organisation. */
  @Percent({ optional: true, max: 1000 }) markUpPercent?: number | null;
  /** The days that the line is for. */
  @CalendarDate({ optional: true }) serviceFrom?: string | null;
  @CalendarDate({ optional: true }) serviceTo?: string | null;
  /** Paid in the customer's name: passed on without mark-up and tax, and its tax is not the firm's to deduct. */
  @Flag({ optional: true }) outlay?: boolean;
}

export class BillInput extends PurchaseInput {
  /** The firm's own reference. */
  @Text(50, { optional: true }) referenceNumber?: string | null;
  @Text(50, { optional: true }) orderNumber?: string | null;
  /** What a payment has to name: an RF reference, a KID or the vendor's own words. */
  @Text(50, { optional: true }) paymentReference?: string | null;
  @CalendarDate() billDate: string;
  @CalendarDate() dueDate: string;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @ValidateNested({ each: true })
  @Type(() => BillLineInput)
  lines: BillLineInput[];
  /** The person knows of a bill like this one, and that this is another. */
  @Flag({ optional: true }) doubleConfirmed?: boolean;
}

/** The fields that may change on a bill that is no draft any more. */
export class OpenBillInput {
  @CalendarDate() dueDate: string;
  @Text(10_000, { optional: true }) comment?: string | null;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
}

export class VoidBillInput extends MoveStockInput {
  @Text(500) reason: string;
  /** The person knows that lines of the bill stand on draft invoices, and that they go from there. */
  @Flag({ optional: true }) offDraftsConfirmed?: boolean;
}
