import { Amount, CalendarDate, Currency, Id, Text } from '../../platform/input/validators.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

/** An invoice that was issued before the firm used Kontor, with what is still to be paid of it. */
export class OpeningInvoiceInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  @Text(60) number: string;
  @CalendarDate() invoiceDate: string;
  @CalendarDate() dueDate: string;
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the invoice's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  @Amount({ min: 0.01 }) open: number;
  @Amount({ min: 0.01 }) total: number;
  @Text(40, { optional: true }) reference?: string | null;
  @Text(10_000, { optional: true }) note?: string | null;
}
