import { Amount, CalendarDate, Currency, Decimal, Id, Text } from '../../platform/input/validators.ts';

/** A bill from before the firm used Kontor, with what is still to be paid of it. */
export class OpeningBillInput {
  @Id({ code: 'bill.select_vendor' }) vendorId: number;
  @Text(50) number: string;
  @CalendarDate() billDate: string;
  @CalendarDate() dueDate: string;
  @Currency() currency: string;
  @Decimal({ min: 0.0000000001, max: 1_000_000, places: 10 }) exchangeRate: number;
  @Amount({ min: 0.01 }) open: number;
  @Text(50, { optional: true }) paymentReference?: string | null;
  @Text(10_000, { optional: true }) comment?: string | null;
}
