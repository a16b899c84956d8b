import { CalendarDate, Decimal, Id, Ids, OneOf, Percent, Text, Whole } from '../platform/input/validators.ts';
import { lineKinds, type LineKind } from './line.ts';

/** A line as a person types it, the same on every kind of sales document. */
export class DocumentLineInput {
  @OneOf(lineKinds) kind: LineKind;
  @Id({ optional: true }) itemId?: number | null;
  @Text(2000) description: string;
  /** A negative quantity takes something off. */
  @Decimal({ min: -999_999_999 }) quantity: number;
  @Text(3) unit: string;
  @Decimal() unitPrice: number;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Id() taxRateId: number;
  @CalendarDate({ optional: true }) serviceFrom?: string | null;
  @CalendarDate({ optional: true }) serviceTo?: string | null;
  /** The hours that this line bills; each can be on one living invoice only. */
  @Ids(5000, { optional: true }) timeEntryIds?: number[] | null;
  /** How long these hours were together when the line was made of them: refused when they have changed since. */
  @Whole(1, 7_200_000, { optional: true }) timeEntryMinutes?: number | null;
}
