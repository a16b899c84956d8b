import { Amount, CalendarDate, Currency, Id, Text } from '../../platform/input/validators.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

/** A bill from before the firm used Kontor, with what is still to be paid of it. */
export class OpeningBillInput {
  @Id({ code: 'bill.select_vendor' }) vendorId: number;
  @Text(50) number: string;
  @CalendarDate() billDate: string;
  @CalendarDate() dueDate: string;
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the bill's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  @Amount({ min: 0.01 }) open: number;
  @Text(50, { optional: true }) paymentReference?: string | null;
  @Text(10_000, { optional: true }) comment?: string | null;
}
