import { DomainError } from '../../platform/errors/domain-error.ts';
import type { ImportInput } from '../../platform/imports/import.input.ts';
import type { Exchange } from '../../documents/totals/exchange.ts';
import { exchangeNumbers } from '../../documents/totals/exchange.cells.ts';
import { readCells, type ImportCells, type ImportFile } from '../../platform/imports/read-cells.ts';
import { addDays, compareDates } from '../../platform/values/dates.ts';
import { compare, subtract } from '../../platform/values/money.ts';
import { assertDueDate } from '../invoice/invoice.checks.ts';
import { openingInvoiceNames, type OpeningInvoiceField } from './opening-invoice.columns.ts';
import type { OpeningInvoiceInput } from './opening-invoice.input.ts';

export type ReadOpeningInvoice = {
  cells: ImportCells<OpeningInvoiceField>;
  number: string | null;
  customer: Record<'name' | 'legalCode' | 'vatCode', string | null>;
  invoiceDate: string | null;
  dueDate: string | null;
  currency: string | null;
  total: number | null;
  open: number | null;
  reference: string | null;
  note: string | null;
};
export type ReadOpeningInvoices = Omit<ImportFile<OpeningInvoiceField>, 'rows'> & { invoices: ReadOpeningInvoice[] };

/** Reads a list of open invoices. Customers and numbers are looked up elsewhere. Throws as `readCells` does. */
export function readOpeningInvoices(input: ImportInput): ReadOpeningInvoices {
  const { rows, ...file } = readCells(input, openingInvoiceNames, {
    dates: ['invoiceDate', 'dueDate'],
    numbers: exchangeNumbers,
    money: ['total', 'open'],
    required: ['number', 'customer', 'invoiceDate', 'open'],
  });
  const invoices = rows.map((cells): ReadOpeningInvoice => {
    const number = cells.text('number');
    const open = cells.number('open');
    if (open !== null && open < 0) cells.complain('open', 'opening_invoice.is_credit');
    return {
      cells,
      number,
      open,
      total: cells.number('total') ?? open,
      customer: { name: cells.text('customer'), legalCode: cells.text('legalCode'), vatCode: cells.text('vatCode') },
      invoiceDate: cells.date('invoiceDate'),
      dueDate: cells.date('dueDate'),
      currency: cells.text('currency')?.toUpperCase() ?? null,
      reference: cells.text('reference'),
      note: cells.text('note'),
    };
  });
  return { ...file, invoices };
}

/** The last day to pay where the file names none. Example: `openingDueDate('2026-10-01', 14)` is 2026-10-15. */
export const openingDueDate = (invoiceDate: string, termsDays: number): string => addDays(invoiceDate, termsDays);

const refuse = (
  field: string,
  code: 'opening_invoice.open_above_total' | 'opening_invoice.not_yet' | 'opening_invoice.needs_rate',
): DomainError => new DomainError(code, undefined, { [field]: { code } });

/** What was issued elsewhere is of today at the latest, and no more of it is open than was asked for. */
export function assertOpeningInvoice(invoice: OpeningInvoiceInput, today: string): void {
  assertDueDate(invoice);
  if (compareDates(invoice.invoiceDate, today) > 0) throw refuse('invoiceDate', 'opening_invoice.not_yet');
  if (compare(invoice.open, invoice.total) > 0) throw refuse('open', 'opening_invoice.open_above_total');
}

/** An amount in another currency has no worth in the organisation's without the rate that the invoice was booked at. */
export function openingRate(currency: string, baseCurrency: string, given: Exchange | null): Exchange {
  if (currency === baseCurrency) return { exchangeRate: 1, exchangeRateInverted: false };
  if (given === null) throw refuse('exchangeRate', 'opening_invoice.needs_rate');
  return given;
}

/** Its figures: the total as it was, what was paid before as paid in advance, and no tax of ours. */
export const openingFigures = ({ total, open }: Pick<OpeningInvoiceInput, 'total' | 'open'>) => ({
  subtotal: total,
  net: total,
  total,
  tax: 0,
  prepaid: subtract(total, open),
  balance: open,
});

/** An invoice that was issued elsewhere has no paper and no email here. Throws DomainError `opening_invoice.no_paper`. */
export function assertOwnPaper({ opening }: { opening: boolean }): void {
  if (opening) throw new DomainError('opening_invoice.no_paper');
}
