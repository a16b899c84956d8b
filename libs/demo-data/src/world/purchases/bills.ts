import {
  addDays,
  billColumns,
  compare,
  daysBetween,
  percentOf,
  round,
  type BillDraftLine,
  type BillStatus,
} from '@kontor/domain';
import { cyclicAt, randomOf, type Random } from '../../random.ts';
import type { Project } from '../projects.ts';
import { classifierId, taxes } from '../reference.ts';
import { baseColumns, type RowOf } from '../tables.ts';

/** A vendor as its bills need it. */
export type Vendor = {
  id: number;
  country: string;
  currency: string;
  termsDays: number;
  categoryId: number;
  isTaxed: boolean;
};
/** The vendors that bills come from, as the world has them. */
export const billedVendors = (rows: readonly RowOf<'vendor'>[]): Vendor[] =>
  rows
    .filter(({ active }) => active === true)
    .map((row) => ({
      id: Number(row.id),
      country: row.country as string,
      currency: row.currency as string,
      termsDays: Number(row.payment_terms_days),
      categoryId: Number(row.category_id),
      isTaxed: row.tax_rate_id !== null,
    }));
type Columns = ReturnType<typeof billColumns>;
export type Bill = {
  id: number;
  status: BillStatus;
  columns: Columns;
  payments: { date: string; amount: number }[];
  hasPaper: boolean;
};

/** What vendors of a category sell: description, unit, and the cost of one in euro from and to. */
const goods: Record<string, readonly (readonly [string, string, number, number])[]> = {
  OFFICE: [
    ['Popierius A4', 'C62', 4, 6],
    ['Biuro kėdė', 'C62', 120, 260],
    ['Patalpų valymas', 'MON', 180, 320],
    ['Kava ir arbata', 'KGM', 14, 22],
  ],
  PHONE: [['Mobilusis ryšys ir internetas', 'MON', 85, 240]],
  SOFT: [
    ['Serverio nuoma', 'MON', 90, 420],
    ['Programinės įrangos licencija', 'C62', 25, 180],
  ],
  SUBCON: [
    ['Brėžinių rengimas', 'HUR', 28, 55],
    ['Matavimai objekte', 'DAY', 240, 420],
    ['Vertimas', 'C62', 90, 260],
  ],
  TRAVEL: [
    ['Skrydis Vilnius–Oslas', 'C62', 110, 320],
    ['Nakvynė', 'C62', 70, 150],
  ],
};
const categories = Object.keys(goods).map((code) => [classifierId(4, code), code] as const);
const markUps = [null, null, 10, 15];
/** Only so many bills have a paper, or a large world would store tens of thousands of files. */
const papers = 600;

/** Bills of fourteen months in every state: most are paid on time, some late, the latest are drafts. */
export function billsOf(
  vendors: readonly Vendor[],
  projects: readonly Project[],
  begin: string,
  lastDay: string,
  scale: number,
  seed: number,
): Bill[] {
  const count = Math.max(40, Math.round(460 * scale));
  const days = daysBetween(begin, lastDay) + 1;
  return Array.from({ length: count }, (_, n) => {
    const random = randomOf(seed, 81, n);
    const vendor = cyclicAt(vendors, n);
    const date = addDays(begin, Math.floor((days * n) / count));
    const columns = columnsOf(vendor, projects, date, n, random);
    const { status, payments } = stateOf(columns, lastDay, random);
    return { id: n + 1, status, columns, payments, hasPaper: n >= count - papers && !random.chance(status === 'draft' ? 40 : 6) };
  });
}

function columnsOf(vendor: Vendor, projects: readonly Project[], date: string, n: number, random: Random): Columns {
  const code = categories.find(([id]) => id === vendor.categoryId)?.[1] ?? 'OFFICE';
  const running = projects.filter(({ from, to, status }) => status !== 'planned' && from <= date && date <= to);
  const { currency, country } = vendor;
  const exchangeRate = euroRateOf(currency);
  const isForProject = running.length > 0 && (code === 'SUBCON' || (code === 'TRAVEL' && random.chance(70)));
  const project = isForProject ? random.pick(running) : undefined;
  const lines = Array.from({ length: random.whole(1, code === 'PHONE' ? 1 : 3) }, () => {
    const [description, unit, from, to] = random.pick(goods[code] ?? []);
    const hours = unit === 'HUR' ? random.whole(6, 60) : random.whole(1, unit === 'MON' ? 1 : 6);
    const billable = Boolean(project && project.billing !== 'notBillable' && random.chance(75));
    return {
      description,
      unit,
      quantity: hours,
      categoryId: vendor.categoryId,
      unitCost: round((random.whole(from * 100, to * 100) / 100) * (1 / exchangeRate)),
      taxRateId: country === 'LT' && !vendor.isTaxed ? taxes.lt0.id : taxes.lt21.id,
      projectId: project?.id ?? null,
      billable,
      markUpPercent: billable ? random.pick(markUps) : null,
      deductiblePercent: code === 'TRAVEL' ? 50 : 100,
    };
  });
  const rates = Object.values(taxes);
  return billColumns(
    {
      vendorId: vendor.id,
      number: `${date.slice(2, 4)}-${String(1000 + n)}`,
      billDate: date,
      dueDate: addDays(date, vendor.termsDays),
      currency,
      exchangeRate,
      pricesIncludeTax: false,
      reverseCharge: country !== 'LT',
      lines,
      exchangeRateDate: currency === 'EUR' ? null : date,
      orderNumber: random.chance(15) ? `PO-${2000 + n}` : null,
      discountPercent: random.chance(6) ? 5 : null,
    },
    {
      exchangeRate,
      exchangeRateInverted: false,
      rateOf: ({ taxRateId }) => {
        const rate = rates.find(({ id }) => id === taxRateId) ?? taxes.lt21;
        return { ...rate, saftCode: null };
      },
      customerOfProject: (id) => projects.find((one) => one.id === id)?.customer.id,
      markUps: { organisation: null, ofCustomer: () => null, ofProject: () => null },
    },
  );
}

export function stateOf(
  { total, billDate, dueDate }: Columns,
  lastDay: string,
  random: Random,
): Pick<Bill, 'status' | 'payments'> {
  const age = daysBetween(billDate, lastDay);
  if (age < 5 && random.chance(70)) return { status: 'draft', payments: [] };
  if (random.chance(2)) return { status: 'void', payments: [] };
  const paidOn = addDays(dueDate, random.whole(-3, 2));
  const isLate = random.chance(4);
  if (random.chance(7) && age > 3) {
    const part = percentOf(total, 40);
    if (paidOn > lastDay || isLate) return { status: 'partlyPaid', payments: [{ date: addDays(billDate, 3), amount: part }] };
    return {
      status: 'paid',
      payments: [
        { date: addDays(billDate, 3), amount: part },
        { date: paidOn > addDays(billDate, 3) ? paidOn : addDays(billDate, 3), amount: round(total - part) },
      ],
    };
  }
  if (compare(total, 0) > 0 && paidOn <= lastDay && !isLate)
    return { status: 'paid', payments: [{ date: paidOn < billDate ? billDate : paidOn, amount: total }] };
  return { status: 'open', payments: [] };
}

/** Euros for one unit of a vendor's currency. */
const exchangeRates: Record<string, number> = { NOK: 0.0855, PLN: 0.234, SEK: 0.0885, USD: 0.862 };
export const euroRateOf = (currency: string): number => exchangeRates[currency] ?? 1;

const moment = (date: string, hour: string, id: number): string => `${date}T${hour}:${String(id % 60).padStart(2, '0')}:00Z`;

/** The rows of bills, with the payments of one vendor, day and currency as one. */
export function billRows(bills: readonly Bill[]) {
  const lines = bills.flatMap(({ id, columns }) => columns.lines.map((line) => ({ line, billId: id })));
  const taxRows = bills.flatMap(({ id, columns }) => columns.taxes.map((tax) => ({ tax, billId: id })));
  const groups = new Map<string, { bill: Bill; date: string; amount: number }[]>();
  for (const bill of bills)
    for (const payment of bill.payments) {
      const key = `${payment.date} ${bill.columns.vendorId} ${bill.columns.currency}`;
      groups.set(key, [...(groups.get(key) ?? []), { bill, ...payment }]);
    }
  const payments = [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, parts]) => parts);
  let allocations = 0;
  return {
    bills: bills.map(billRow),
    lines: lines.map(({ line, billId }, at) => lineRow(line, at + 1, billId)),
    taxes: taxRows.map(({ tax, billId }, at) => ({ id: at + 1, bill_id: billId, ...tax })),
    payments: payments.map((parts, at) => paymentRow(parts, at + 1)),
    allocations: payments.flatMap((parts, at) =>
      parts.map(({ bill, amount }) => ({ id: (allocations += 1), vendor_payment_id: at + 1, bill_id: bill.id, amount })),
    ),
    files: bills.filter(({ hasPaper }) => hasPaper).map(paperRow),
  };
}

function billRow({ id, status, columns, payments }: Bill): RowOf<'bill'> {
  const paid = round(payments.reduce((sum, { amount }) => sum + amount, 0));
  const last = payments.at(-1)?.date;
  const { total, billDate } = columns;
  return {
    ...baseColumns(id, moment(billDate, '08', id)),
    status,
    number: columns.number,
    vendor_id: columns.vendorId,
    order_number: columns.orderNumber,
    bill_date: billDate,
    due_date: columns.dueDate,
    currency: columns.currency,
    exchange_rate: columns.exchangeRate,
    exchange_rate_date: columns.exchangeRateDate,
    prices_include_tax: false,
    reverse_charge: columns.reverseCharge,
    discount_percent: columns.discountPercent,
    subtotal: columns.subtotal,
    discount: columns.discount,
    net: columns.net,
    tax: columns.tax,
    reverse_tax: columns.reverseTax,
    deductible_tax: columns.deductibleTax,
    total,
    paid,
    credited: 0,
    balance: status === 'void' ? 0 : round(total - paid),
    opened_at: status === 'draft' ? null : moment(billDate, '09', id),
    paid_at: status === 'paid' && last ? moment(last, '10', id) : null,
    void_reason: status === 'void' ? 'Entered twice' : null,
  };
}

const lineRow = (line: BillDraftLine, id: number, billId: number): RowOf<'bill_line'> => ({
  id,
  bill_id: billId,
  position: line.position,
  category_id: line.categoryId,
  item_id: line.itemId ?? null,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unit_cost: line.unitCost,
  discount: line.discount,
  tax_rate_id: line.taxRateId,
  tax_name: line.taxName,
  tax_percent: line.taxPercent,
  tax_category: line.taxCategory,
  tax_reason: line.taxReason,
  tax_isaf_code: line.taxIsafCode,
  net: line.net,
  base: line.base,
  tax: line.tax,
  deductible_percent: line.deductiblePercent,
  deductible_tax: line.deductibleTax,
  project_id: line.projectId,
  customer_id: line.customerId,
  billable: line.billable,
  mark_up_percent: line.markUpPercent,
  mark_up: line.markUp,
  unit_price: line.unitPrice,
});

function paymentRow(parts: readonly { bill: Bill; date: string; amount: number }[], id: number): RowOf<'vendor_payment'> {
  const [first] = parts;
  if (!first) throw new RangeError('A payment pays at least one bill.');
  const { vendorId, currency, exchangeRate } = first.bill.columns;
  return {
    ...baseColumns(id, moment(first.date, '10', id)),
    vendor_id: vendorId,
    payment_date: first.date,
    amount: round(parts.reduce((sum, { amount }) => sum + amount, 0)),
    currency,
    exchange_rate: exchangeRate,
    method: id % 9 ? 'bankTransfer' : 'card',
    reference: parts
      .map(({ bill }) => bill.columns.number)
      .join(', ')
      .slice(0, 100),
  };
}

const paperRow = ({ id, columns }: Bill, at: number): RowOf<'file'> => ({
  id: at + 1,
  created_at: moment(columns.billDate, '08', id),
  name: `${columns.number}.pdf`,
  mime_type: 'application/pdf',
  subject: 'Bill',
  subject_id: id,
  created_by_id: 3,
  text: [
    `Bill ${columns.number}`,
    columns.billDate,
    ...columns.lines.map(({ description }) => description),
    `${columns.total} ${columns.currency}`,
  ].join('\n'),
});
