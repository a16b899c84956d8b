import { addDays, sum } from '@kontor/domain';
import { baseColumns, type RowOf } from '../tables.ts';

const currencies = ['EUR', 'NOK', 'PLN', 'SEK'] as const;

/** A draft payment run: the next open bills of one currency, in euro if there are some, of vendors whose account did not change. */
export function paymentRunRows(
  bills: readonly RowOf<'bill'>[],
  vendors: readonly RowOf<'vendor'>[],
  lastDay: string,
): { runs: RowOf<'payment_run'>[]; lines: RowOf<'payment_run_line'>[] } {
  const held = new Set(vendors.filter((vendor) => vendor.account_changed_at !== null).map(({ id }) => id));
  const isOpen = ({ status, vendor_id: vendor }: RowOf<'bill'>): boolean =>
    (status === 'open' || status === 'partlyPaid') && !held.has(vendor);
  const byCurrency = currencies.map((currency) => bills.filter((bill) => isOpen(bill) && bill.currency === currency));
  const at = byCurrency.findIndex((some) => some.length > 0);
  const open = byCurrency[at] ?? [];
  const dueDate = (bill: RowOf<'bill'>): string => (typeof bill.due_date === 'string' ? bill.due_date : '');
  const due = open.sort((a, b) => dueDate(a).localeCompare(dueDate(b))).slice(0, 4);
  if (due.length === 0) return { runs: [], lines: [] };
  const lines = due.map(({ id, balance }, at) => ({
    id: at + 1,
    payment_run_id: 1,
    position: at,
    bill_id: id,
    amount: Number(balance),
  }));
  const run = {
    ...baseColumns(1, `${lastDay}T08:00:00Z`),
    payment_date: addDays(lastDay, 3),
    currency: currencies[at] ?? 'EUR',
    bank_account_id: at === 1 ? 2 : 1,
    note: null,
    total: sum(lines.map(({ amount }) => amount)),
  };
  return { runs: [run], lines };
}
