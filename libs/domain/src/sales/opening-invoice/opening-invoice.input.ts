import { Amount, CalendarDate, Currency, Decimal, Id, Text } from '../../platform/input/validators.ts';

/** An invoice that was issued before the firm used Kontor, with what is still to be paid of it. */
export class OpeningInvoiceInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  @Text(60) number: string;
  @CalendarDate() invoiceDate: string;
  @CalendarDate() dueDate: string;
  @Currency() currency: string;
  @Decimal({ min: 0.0000000001, max: 999_999_999, places: 10 }) exchangeRate: number;
  @Amount({ min: 0.01 }) open: number;
  @Amount({ min: 0.01 }) total: number;
  @Text(40, { optional: true }) reference?: string | null;
  @Text(10_000, { optional: true }) note?: string | null;
}
