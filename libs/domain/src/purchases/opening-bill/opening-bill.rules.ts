import { DomainError } from '../../platform/errors/domain-error.ts';
import type { ImportInput } from '../../platform/imports/import.input.ts';
import type { Exchange } from '../../documents/totals/exchange.ts';
import { exchangeNumbers } from '../../documents/totals/exchange.cells.ts';
import { readCells, type ImportCells, type ImportFile } from '../../platform/imports/read-cells.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { assertBillDue } from '../bill/bill.checks.ts';
import { openingBillNames, type OpeningBillField } from './opening-bill.columns.ts';
import type { OpeningBillInput } from './opening-bill.input.ts';

export type ReadOpeningBill = {
  cells: ImportCells<OpeningBillField>;
  number: string | null;
  vendor: Record<'name' | 'legalCode' | 'vatCode', string | null>;
  billDate: string | null;
  dueDate: string | null;
  currency: string | null;
  open: number | null;
  paymentReference: string | null;
  comment: string | null;
};
export type ReadOpeningBills = Omit<ImportFile<OpeningBillField>, 'rows'> & { bills: ReadOpeningBill[] };

/** Reads a list of open bills. Vendors and numbers are looked up elsewhere. Throws as `readCells` does. */
export function readOpeningBills(input: ImportInput): ReadOpeningBills {
  const { rows, ...file } = readCells(input, openingBillNames, {
    dates: ['billDate', 'dueDate'],
    numbers: exchangeNumbers,
    money: ['open'],
    required: ['number', 'vendor', 'billDate', 'open'],
  });
  const bills = rows.map((cells): ReadOpeningBill => {
    const open = cells.number('open');
    if (open !== null && open < 0) cells.complain('open', 'opening_bill.is_credit');
    return {
      cells,
      number: cells.text('number'),
      open,
      vendor: { name: cells.text('vendor'), legalCode: cells.text('legalCode'), vatCode: cells.text('vatCode') },
      billDate: cells.date('billDate'),
      dueDate: cells.date('dueDate'),
      currency: cells.text('currency')?.toUpperCase() ?? null,
      paymentReference: cells.text('paymentReference'),
      comment: cells.text('comment'),
    };
  });
  return { ...file, bills };
}

const refuse = (field: string, code: 'opening_bill.not_yet' | 'opening_bill.needs_rate'): DomainError =>
  new DomainError(code, undefined, { [field]: { code } });

/** A bill that is owed already is of today at the latest, and is not due before its date. */
export function assertOpeningBill(bill: Pick<OpeningBillInput, 'billDate' | 'dueDate'>, today: string): void {
  assertBillDue(bill);
  if (compareDates(bill.billDate, today) > 0) throw refuse('billDate', 'opening_bill.not_yet');
}

/** An amount in another currency has no worth in the organisation's without the rate that the bill was booked at. */
export function openingBillRate(currency: string, baseCurrency: string, given: Exchange | null): Exchange {
  if (currency === baseCurrency) return { exchangeRate: 1, exchangeRateInverted: false };
  if (given === null) throw refuse('exchangeRate', 'opening_bill.needs_rate');
  return given;
}

/** Its figures: what is still to be paid, without lines and tax of its own. */
export const openingBillFigures = (open: number) => ({ subtotal: open, net: open, total: open, balance: open });

/** What was owed before Kontor has no lines to correct here. Throws DomainError `opening_bill.no_draft`. */
export function assertOwnBill({ opening }: { opening: boolean }): void {
  if (opening) throw new DomainError('opening_bill.no_draft');
}
