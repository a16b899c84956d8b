import { allows, type KontorAbility, type Subject } from '@kontor/abilities';
import type { TestApp } from '../test-app.ts';
import type { Right } from './fields.ts';

/** The subject or right that each table's amounts belong to. Parts follow the field of their whole. */
const owners: Record<string, Subject | Right> = {
  organisation: 'Organisation',
  customer: 'Customer',
  bill: 'Bill',
  bill_line: ['Bill', 'lines'],
  bill_tax: ['Bill', 'taxes'],
  vendor_credit_note: 'VendorCreditNote',
  vendor_credit_note_line: ['VendorCreditNote', 'lines'],
  vendor_credit_note_tax: ['VendorCreditNote', 'taxes'],
  vendor_credit_application: ['VendorCreditNote', 'applications'],
  vendor_refund: ['VendorCreditNote', 'refunds'],
  vendor_payment: 'VendorPayment',
  vendor_payment_allocation: ['VendorPayment', 'allocations'],
  payment_run: 'PaymentRun',
  payment_run_line: ['PaymentRun', 'lines'],
  expense: 'Expense',
  reimbursement: 'Reimbursement',
  item: 'Item',
  item_stock: ['Item', 'stockValue'],
  stock_move: ['StockMove', 'value'],
  inventory_adjustment: 'InventoryAdjustment',
  inventory_adjustment_line: ['InventoryAdjustment', 'lines'],
  project: 'Project',
  project_member: 'ProjectMember',
  task: 'Task',
  milestone: 'Milestone',
  change_order: 'ChangeOrder',
  time_entry: 'TimeEntry',
  unbilled_entry: 'TimeEntry',
  estimate: 'Estimate',
  estimate_line: ['Estimate', 'lines'],
  estimate_tax: ['Estimate', 'taxes'],
  invoice: 'Invoice',
  invoice_line: ['Invoice', 'lines'],
  invoice_tax: ['Invoice', 'taxes'],
  credit_note: 'CreditNote',
  credit_note_line: ['CreditNote', 'lines'],
  credit_note_tax: ['CreditNote', 'taxes'],
  credit_allocation: ['CreditNote', 'applied'],
  recurring_bill: 'RecurringBill',
  recurring_bill_line: ['RecurringBill', 'lines'],
  recurring_invoice: 'RecurringInvoice',
  recurring_invoice_line: ['RecurringInvoice', 'lines'],
  retainer_invoice: 'RetainerInvoice',
  retainer_invoice_line: ['RetainerInvoice', 'lines'],
  retainer_invoice_tax: ['RetainerInvoice', 'taxes'],
  retainer_payment: ['Payment', 'retainers'],
  retainer_application: ['RetainerInvoice', 'applications'],
  retainer_application_line: ['RetainerInvoice', 'applications'],
  retainer_refund: ['RetainerInvoice', 'refunds'],
  payment: 'Payment',
  payment_allocation: ['Payment', 'allocations'],
  payment_refund: ['Payment', 'refunds'],
  write_off: 'Payment',
  reminder: 'Invoice',
  user_rate: 'UserRate',
};
/** Tables with amounts of several owners: which condition selects whose rows. */
const divided: Record<string, Readonly<Record<string, Right>>> = {
  dated_rate: {
    'organisation_id is not null': ['Organisation', 'rates'],
    'customer_id is not null': ['Customer', 'rates'],
    'project_id is not null': ['Project', 'rates'],
    'task_id is not null': ['Task', 'rates'],
    'project_member_id is not null': ['ProjectMember', 'rates'],
  },
};
/** Decimal columns that are not money, and prices of the sample shop. */
const others = new Set([
  'bill.exchange_rate',
  'bill_line.quantity',
  'expense.exchange_rate',
  'expense.quantity',
  'travel_rate.amount',
  'employer_charge.percent',
  'travel_rate.passenger_amount',
  'vendor_credit_note.exchange_rate',
  'vendor_credit_note_line.quantity',
  'vendor_payment.exchange_rate',
  'invoice.exchange_rate',
  'payment.exchange_rate',
  'invoice_line.quantity',
  'credit_note.exchange_rate',
  'credit_note_line.quantity',
  'retainer_invoice.exchange_rate',
  'retainer_invoice_line.quantity',
  'estimate.exchange_rate',
  'estimate_line.quantity',
  'recurring_bill.exchange_rate',
  'recurring_bill_line.quantity',
  'recurring_invoice.exchange_rate',
  'recurring_invoice_line.quantity',
  'late_interest_rate.percent',
  'work_contract.holiday_days',
  'tax_rate.percent',
  'item.reorder_level',
  'item_stock.quantity',
  'stock_count_line.moved',
  'stock_count_line.on_hand',
  'stock_move.quantity',
  'stock_move.quantity_after',
  'inventory_adjustment_line.counted',
  'inventory_adjustment_line.difference',
  'stock_count_line.counted',
  'product.price',
]);

/** Amounts that another right also reveals: a customer's credit, the rates of a person. */
const toldAlso: Record<string, Right> = {
  'Payment.unallocated': ['Customer', 'unusedCredit'],
  'Bill.balance': ['Vendor', 'payable'],
  'Reimbursement.amount': ['Expense', 'baseAmount'],
  'Expense.baseAmount': ['Expense', 'amount'],
  'CreditNote.unallocated': ['Customer', 'unusedCredit'],
  'Invoice.balance': ['Customer', 'receivable'],
  'StockMove.value': ['Item', 'stockValue'],
  'StockMove.unitCost': ['Item', 'unitCost'],
  'InventoryAdjustment.value': ['Item', 'stockValue'],
  'InventoryAdjustment.lines': ['Item', 'stockValue'],
  'UserRate.hourlyRate': ['User', 'hourlyRate'],
  'UserRate.costRate': ['User', 'costRate'],
};

type Column = { table: string; column: string };
const camel = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
/** Amounts that lists compute: goods that came by a bill tell what one of them cost there. */
const computed: readonly (readonly [Right, string])[] = [
  [['StockMove', 'unitCost'], 'select distinct round(value / quantity, 6)::float8 as value from stock_move where quantity <> 0'],
];

/** The rights to a column, by condition of its rows. */
function rightsOf({ table, column }: Column): [string, Right][] {
  const owner = owners[table];
  if (owner) return [['true', typeof owner === 'string' ? [owner, camel(column)] : owner]];
  return Object.entries(divided[table] ?? {});
}

/** Every decimal column without a decision whether it is money; must be empty. */
export async function undecidedColumns(api: TestApp): Promise<string[]> {
  return (await columnsOf(api)).filter((one) => rightsOf(one).length === 0).map(({ table, column }) => `${table}.${column}`);
}

const columnsOf = async (api: TestApp): Promise<Column[]> =>
  (
    await api.sql<Column>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and data_type = 'numeric' order by 1, 2`,
    )
  ).filter(({ table, column }) => !others.has(`${table}.${column}`));

/** Amounts that cannot be mistaken for other numbers: with decimals, and at least five digits. */
const isTelling = (value: number): boolean =>
  value >= 100 && !Number.isInteger(value) && String(value).replace(/\D/g, '').length >= 5;

const tellingOf = (rows: { value: number }[]): number[] => rows.map(({ value }) => Math.abs(value)).filter(isTelling);

export type Amounts = { right: Right; values: number[] }[];
/** The amounts in the database now, by the right needed to see them. */
export async function amountsOf(api: TestApp): Promise<Amounts> {
  const found: Amounts = [];
  for (const one of await columnsOf(api)) {
    for (const [which, right] of rightsOf(one)) {
      const rows = await api.sql<{ value: number }>(
        `select distinct ${one.column}::float8 as value from ${one.table} where ${which}`,
      );
      found.push({ right, values: tellingOf(rows) });
    }
  }
  for (const [right, query] of computed) found.push({ right, values: tellingOf(await api.sql(query)) });
  return found;
}

/** Amounts that a person must not see anywhere, without those that they may also read elsewhere. */
export function secretsFrom(amounts: Amounts, ability: KontorAbility): Set<number> {
  const mayRead = ({ right }: Amounts[number]): boolean =>
    [right, toldAlso[right.join('.')] ?? right].some(([subject, field]) => allows(ability, 'read', subject, undefined, field));
  const seen = new Set(amounts.filter(mayRead).flatMap(({ values }) => values));
  return new Set(amounts.filter((one) => !mayRead(one)).flatMap(({ values }) => values.filter((value) => !seen.has(value))));
}

const grouped = /\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+[.,]\d{1,6}/g;
const decimal = /\d+[.,]\d{1,6}/g;
/** `1 234,56`, `1,234.56` and `1234.56` are all 1234.56. */
function numbersIn(text: string): number[] {
  const whole = [...text.matchAll(grouped)].map(([one]) =>
    one
      .replace(/[.,](\d+)$/, '!$1')
      .replace(/[^\d!]/g, '')
      .replace('!', '.'),
  );
  return [...whole, ...[...text.matchAll(decimal)].map(([one]) => one.replace(',', '.'))].map(Number);
}

/** The secret amounts in an answer, as numbers or within texts. */
export function secretsIn(value: unknown, secrets: ReadonlySet<number>): number[] {
  if (typeof value === 'number') return secrets.has(Math.abs(value)) ? [value] : [];
  if (typeof value === 'string') return numbersIn(value).filter((one) => secrets.has(one));
  if (Buffer.isBuffer(value)) return secretsIn(value.toString('latin1'), secrets);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [...secretsIn(name, secrets), ...secretsIn(inner, secrets)]);
}
