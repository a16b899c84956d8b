import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Decimal, Id, OneOf, Percent, Text, Whole } from '../../platform/input/validators.ts';
import { sourceKinds, type SourceKind } from './source.ts';
import { lineKinds, type LineKind } from './line.ts';

export class SourceInput {
  @OneOf(sourceKinds) kind: SourceKind;
  @Id() id: number;
}

/** The input of a line, the same for every kind of sales document. */
export class DocumentLineInput {
  @OneOf(lineKinds) kind: LineKind;
  @Id({ optional: true }) itemId?: number | null;
  @Text(2000) description: string;
  /** A negative quantity is a deduction. */
  @Decimal({ min: -999_999_999 }) quantity: number;
  @Text(3) unit: string;
  @Decimal() unitPrice: number;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  /** How many units the price is for, such as 100; 1 when left out. */
  @Decimal({ optional: true, min: 0.000001 }) baseQuantity?: number | null;
  /** Added to the line after its discount, such as travel. */
  @Amount({ optional: true }) charge?: number | null;
  @Text(100, { optional: true }) chargeReason?: string | null;
  @Id() taxRateId: number;
  @CalendarDate({ optional: true }) serviceFrom?: string | null;
  @CalendarDate({ optional: true }) serviceTo?: string | null;
  /** The sources that this line bills; each can be on one living invoice only. */
  @IsOptional()
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(5000, { message: 'field.too_many {"max":5000}' })
  @ValidateNested({ each: true })
  @Type(() => SourceInput)
  sources?: SourceInput[] | null;
  /** The retainer invoice whose advance the line deducts. Such a line is kept as it is: the advance is applied and un-applied on its own. */
  @Id({ optional: true }) advanceOf?: number | null;
  /** The total time of its hours when the line was made: refused if they have changed since. */
  @Whole(1, 7_200_000, { optional: true }) timeEntryMinutes?: number | null;
}
