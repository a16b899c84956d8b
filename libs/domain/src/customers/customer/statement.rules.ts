import { add, negate, sum } from '../../platform/values/money.ts';

/** What a customer owes because of it, paid by it, or need not pay because of it. */
export type StatementEntry = {
  kind: 'invoice' | 'payment' | 'writeOff';
  id: number;
  /** Of a write-off: what it settles. */
  invoiceId?: number;
  date: string;
  name: string;
  amount: number;
  currency: string;
};
export type StatementRow = StatementEntry & {
  /** What the customer owed after it; below zero it is their credit. */
  balance: number;
};
export type Statement = {
  currency: string;
  /** Owed before the first day. */
  opening: number;
  rows: StatementRow[];
  invoiced: number;
  received: number;
  writtenOff: number;
  closing: number;
};

const change = ({ kind, amount }: StatementEntry): number => (kind === 'invoice' ? amount : negate(amount));
/** On one day the invoices come first: what is paid on the spot was owed before. */
const inOrder = (a: StatementEntry, b: StatementEntry): number =>
  a.date.localeCompare(b.date) || a.kind.localeCompare(b.kind) || a.id - b.id;

/**
 * The account of a customer from day to day, both included, one for each currency; those of `first` lead. Entries after `to`
 * do not count, those before `from` make the opening balance. Example: an invoice of 121 in May and its payment in June give
 * for June an opening of 121 and a closing of 0.
 */
export function statementsOf(
  entries: readonly StatementEntry[],
  { from, to, first }: { from: string; to: string; first: string },
): Statement[] {
  const currencies = [...new Set([first, ...entries.map(({ currency }) => currency).sort()])];
  return currencies.map((currency) => {
    const own = entries.filter((entry) => entry.currency === currency && entry.date <= to).sort(inOrder);
    const opening = sum(own.filter(({ date }) => date < from).map(change));
    const within = own.filter(({ date }) => date >= from);
    let balance = opening;
    const rows = within.map((entry) => ({ ...entry, balance: (balance = add(balance, change(entry))) }));
    const total = (kind: StatementEntry['kind']): number =>
      sum(within.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
    return {
      currency,
      opening,
      rows,
      invoiced: total('invoice'),
      received: total('payment'),
      writtenOff: total('writeOff'),
      closing: balance,
    };
  });
}
