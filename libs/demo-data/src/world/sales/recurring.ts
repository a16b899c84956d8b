import { addDays, addMonths, documentTotals, monthStart, type Language } from '@kontor/domain';
import type { Customer } from '../customers/customers.ts';
import { taxOf, type Sale } from './sales.ts';
import { baseColumns, type RowOf } from '../tables.ts';

type Words = Record<Language, string>;
type Kind = {
  name: Words;
  price: number;
  every: number;
  unit: 'week' | 'month' | 'year';
  status: 'active' | 'paused';
  billsHours?: true;
  /** How many dates lie behind. */
  behind?: number;
};

const kinds: readonly Kind[] = [
  {
    name: { en: 'Hosting and monitoring', lt: 'Talpinimas ir stebėsena', no: 'Drift og overvåking' },
    price: 240,
    every: 1,
    unit: 'month',
    status: 'active',
    behind: 5,
  },
  {
    name: { en: 'Support agreement', lt: 'Priežiūros sutartis', no: 'Supportavtale' },
    price: 690,
    every: 1,
    unit: 'month',
    status: 'active',
    billsHours: true,
  },
  {
    name: {
      en: 'Backup and restore test',
      lt: 'Atsarginės kopijos ir atkūrimo patikra',
      no: 'Sikkerhetskopi og gjenopprettingstest',
    },
    price: 390,
    every: 3,
    unit: 'month',
    status: 'active',
    behind: 2,
  },
  {
    name: { en: 'Licence of the customer portal', lt: 'Klientų portalo licencija', no: 'Lisens for kundeportalen' },
    price: 1900,
    every: 1,
    unit: 'year',
    status: 'active',
  },
  {
    name: { en: 'Maintenance of the warehouse module', lt: 'Sandėlio modulio priežiūra', no: 'Vedlikehold av lagermodulen' },
    price: 150,
    every: 2,
    unit: 'week',
    status: 'paused',
  },
];

/** The invoice that a date of a recurring invoice made. */
export type Made = { recurringId: number; date: string; invoiceId: number };

const customerFor = (customers: readonly Customer[], n: number): Customer | undefined =>
  customers.filter(({ currency }) => currency === 'EUR')[n * 3];
const nextDateAt = (today: string): string => monthStart(addDays(monthStart(today), 40));
const firstDateOf = ({ behind = 0, every }: Kind, today: string): string => addMonths(nextDateAt(today), -behind * every);

/** The sales that recurring invoices made up to yesterday. */
export const repeatedSales = (customers: readonly Customer[], today: string): Sale[] =>
  kinds.flatMap((kind, n) => {
    const customer = customerFor(customers, n);
    if (!customer) return [];
    const { behind = 0, every, name, price } = kind;
    const dates = Array.from({ length: behind }, (_, at) => addMonths(firstDateOf(kind, today), at * every));
    return dates
      .filter((date) => date < today)
      .map((date): Sale => {
        const tax = taxOf(customer, { taxClass: 'standard', kind: 'service' }, date);
        const line = { kind: 'text', itemId: null, description: name[customer.language], quantity: 1, unit: 'C62' } as const;
        const more = { unitPrice: price, discountPercent: 0, tax, serviceFrom: null, serviceTo: null, entryIds: [] };
        return { date, customer, project: null, lines: [{ ...line, ...more }], pricesIncludeTax: false, recurringId: n + 1 };
      });
  });

type Rows = {
  recurring: RowOf<'recurring_invoice'>[];
  lines: RowOf<'recurring_invoice_line'>[];
  runs: RowOf<'recurring_invoice_run'>[];
};

/** Recurring invoices of customers in the firm's currency, which go on next month, and the dates that they have `made`. */
export function recurringRows(
  customers: readonly Customer[],
  setUpById: number,
  today: string,
  begin: string,
  made: readonly Made[],
): Rows {
  const runs = made.map(({ recurringId, date, invoiceId }, n) => ({
    id: n + 1,
    created_at: `${date}T06:00:00Z`,
    recurring_invoice_id: recurringId,
    run_date: date,
    state: 'made',
    invoice_id: invoiceId,
  }));
  const rows: Rows = { recurring: [], lines: [], runs };
  const nextDate = nextDateAt(today);
  for (const [n, kind] of kinds.entries()) {
    const { name, price, every, unit, status, billsHours = false } = kind;
    const customer = customerFor(customers, n);
    if (!customer) break;
    const id = n + 1;
    const tax = taxOf(customer, { taxClass: 'standard', kind: 'service' }, nextDate);
    const line = { quantity: 1, unitPrice: price, discountPercent: 0, taxPercent: tax.percent, taxCategory: tax.category };
    const totals = documentTotals({ lines: [{ ...line, exemptionReason: tax.exemptionReason }] });
    rows.recurring.push({
      ...baseColumns(id, begin),
      status,
      name: name.en,
      every,
      unit,
      first_date: firstDateOf(kind, today),
      next_date: nextDate,
      sends: false,
      bills_hours: billsHours,
      set_up_by_id: setUpById,
      customer_id: customer.id,
      contact_id: customer.contactId,
      language: customer.language,
      currency: customer.currency,
      subtotal: totals.subtotal,
      net: totals.net,
      tax: totals.tax,
      total: totals.total,
    });
    rows.lines.push({
      id,
      recurring_invoice_id: id,
      position: 1,
      kind: 'text',
      description: name[customer.language],
      quantity: 1,
      unit: 'C62',
      unit_price: price,
      tax_rate_id: tax.id,
      tax_name: tax.name,
      tax_percent: tax.percent,
      tax_category: tax.category,
      net: totals.lines[0]?.net ?? 0,
    });
  }
  return rows;
}
