import { allows, type KontorAbility, type Subject } from '@kontor/abilities';
import type { TestApp } from '../test-app.ts';
import type { Right } from './fields.ts';

/** Whose amounts a table holds. Parts are hidden with the field of the whole that they are in. */
const owners: Record<string, Subject | Right> = {
  organisation: 'Organisation',
  customer: 'Customer',
  item: 'Item',
  project: 'Project',
  project_member: 'ProjectMember',
  task: 'Task',
  time_entry: 'TimeEntry',
  unbilled_entry: 'TimeEntry',
  estimate: 'Estimate',
  estimate_line: ['Estimate', 'lines'],
  estimate_tax: ['Estimate', 'taxes'],
  invoice: 'Invoice',
  invoice_line: ['Invoice', 'lines'],
  invoice_tax: ['Invoice', 'taxes'],
  payment: 'Payment',
  payment_allocation: ['Payment', 'allocations'],
  write_off: 'Payment',
  user_rate: 'UserRate',
};
/** A table that holds amounts of several: which rows are whose. */
const divided: Record<string, Readonly<Record<string, Right>>> = {
  dated_rate: {
    'organisation_id is not null': ['Organisation', 'rates'],
    'customer_id is not null': ['Customer', 'rates'],
    'project_id is not null': ['Project', 'rates'],
    'task_id is not null': ['Task', 'rates'],
    'project_member_id is not null': ['ProjectMember', 'rates'],
  },
};
/** Columns of numbers with decimals that are no money, and the prices of the sample shop. */
const others = new Set([
  'invoice.exchange_rate',
  'payment.exchange_rate',
  'invoice_line.quantity',
  'estimate.exchange_rate',
  'estimate_line.quantity',
  'tax_rate.percent',
  'product.price',
]);

/** Amounts that another record tells by right: what a customer owes and has paid too much, the rates of a person. */
const toldAlso: Record<string, Right> = {
  'Payment.unallocated': ['Customer', 'unusedCredit'],
  'Invoice.balance': ['Customer', 'receivable'],
  'UserRate.hourlyRate': ['User', 'hourlyRate'],
  'UserRate.costRate': ['User', 'costRate'],
};

type Column = { table: string; column: string };
const camel = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** By the condition of the rows that it is the right of. */
function rightsOf({ table, column }: Column): [string, Right][] {
  const owner = owners[table];
  if (owner) return [['true', typeof owner === 'string' ? [owner, camel(column)] : owner]];
  return Object.entries(divided[table] ?? {});
}

/** Every column of the database that could hold an amount and that nobody has decided about: none. */
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

/** Amounts that cannot be taken for anything else: with decimals, of five figures or more, and no seconds of a moment. */
const isTelling = (value: number): boolean =>
  value >= 100 && !Number.isInteger(value) && String(value).replace(/\D/g, '').length >= 5;

export type Amounts = { right: Right; values: number[] }[];
/** What the database holds now, by the right that one needs to see it. */
export async function amountsOf(api: TestApp): Promise<Amounts> {
  const found: Amounts = [];
  for (const one of await columnsOf(api)) {
    for (const [which, right] of rightsOf(one)) {
      const rows = await api.sql<{ value: number }>(
        `select distinct ${one.column}::float8 as value from ${one.table} where ${which}`,
      );
      found.push({ right, values: rows.map(({ value }) => Math.abs(value)).filter(isTelling) });
    }
  }
  return found;
}

/** Those that a person must not meet anywhere. An amount that is told elsewhere too, where they may read it, is no secret. */
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

/** The secrets that an answer tells, as numbers or written out in its texts, wherever they stand. */
export function secretsIn(value: unknown, secrets: ReadonlySet<number>): number[] {
  if (typeof value === 'number') return secrets.has(Math.abs(value)) ? [value] : [];
  if (typeof value === 'string') return numbersIn(value).filter((one) => secrets.has(one));
  if (Buffer.isBuffer(value)) return secretsIn(value.toString('latin1'), secrets);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [...secretsIn(name, secrets), ...secretsIn(inner, secrets)]);
}
