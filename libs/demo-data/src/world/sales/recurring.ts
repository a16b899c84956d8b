import { addDays, documentTotals, monthStart, type Language } from '@kontor/domain';
import type { Customer } from '../customers/customers.ts';
import { taxOf } from './sales.ts';
import { baseColumns, type RowOf } from '../tables.ts';

type Words = Record<Language, string>;
type Kind = {
  name: Words;
  price: number;
  every: number;
  unit: 'week' | 'month' | 'year';
  status: 'active' | 'paused';
  billsHours?: true;
};

const kinds: readonly Kind[] = [
  {
    name: { en: 'Hosting and monitoring', lt: 'Talpinimas ir stebėsena', no: 'Drift og overvåking' },
    ...{ price: 240, every: 1, unit: 'month', status: 'active' },
  },
  {
    name: { en: 'Support agreement', lt: 'Priežiūros sutartis', no: 'Supportavtale' },
    ...{ price: 690, every: 1, unit: 'month', status: 'active', billsHours: true },
  },
  {
    name: {
      en: 'Backup and restore test',
      lt: 'Atsarginės kopijos ir atkūrimo patikra',
      no: 'Sikkerhetskopi og gjenopprettingstest',
    },
    ...{ price: 390, every: 3, unit: 'month', status: 'active' },
  },
  {
    name: { en: 'Licence of the customer portal', lt: 'Klientų portalo licencija', no: 'Lisens for kundeportalen' },
    ...{ price: 1900, every: 1, unit: 'year', status: 'active' },
  },
  {
    name: { en: 'Maintenance of the warehouse module', lt: 'Sandėlio modulio priežiūra', no: 'Vedlikehold av lagermodulen' },
    ...{ price: 150, every: 2, unit: 'week', status: 'paused' },
  },
];

type Rows = { recurring: RowOf<'recurring_invoice'>[]; lines: RowOf<'recurring_invoice_line'>[] };

/** Recurring invoices of customers in the firm's currency, which begin next month and make drafts. */
export function recurringRows(customers: readonly Customer[], setUpById: number, today: string, begin: string): Rows {
  const rows: Rows = { recurring: [], lines: [] };
  const firstDate = monthStart(addDays(monthStart(today), 40));
  const local = customers.filter(({ currency }) => currency === 'EUR');
  for (const [n, { name, price, every, unit, status, billsHours = false }] of kinds.entries()) {
    const customer = local[n * 3];
    if (!customer) break;
    const id = n + 1;
    const tax = taxOf(customer, { taxClass: 'standard', kind: 'service' }, firstDate);
    const line = { quantity: 1, unitPrice: price, discountPercent: 0, taxPercent: tax.percent, taxCategory: tax.category };
    const totals = documentTotals({ lines: [{ ...line, exemptionReason: tax.exemptionReason }] });
    rows.recurring.push({
      ...baseColumns(id, begin),
      ...{
        status,
        name: name.en,
        every,
        unit,
        first_date: firstDate,
        next_date: firstDate,
        sends: false,
        bills_hours: billsHours,
      },
      ...{ set_up_by_id: setUpById, customer_id: customer.id, contact_id: customer.contactId, language: customer.language },
      ...{ currency: customer.currency, subtotal: totals.subtotal, net: totals.net, tax: totals.tax, total: totals.total },
    });
    rows.lines.push({
      ...{
        id,
        recurring_invoice_id: id,
        position: 1,
        kind: 'text',
        description: name[customer.language],
        quantity: 1,
        unit: 'C62',
      },
      ...{ unit_price: price, tax_rate_id: tax.id, tax_name: tax.name, tax_percent: tax.percent, tax_category: tax.category },
      net: totals.lines[0]?.net ?? 0,
    });
  }
  return rows;
}
