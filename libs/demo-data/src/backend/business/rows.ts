import {
  maskOf,
  type AuditRecord,
  type BankAccountRecord,
  type ClassifierRecord,
  type ContactRecord,
  type CustomerRecord,
  type InvoiceDetail,
  type DocumentLineRecord,
  type DocumentTaxRecord,
  type ItemRecord,
  type NumberSeriesRecord,
  type OrganisationRecord,
  type PaymentAllocationRecord,
  type PaymentRecord,
  type ProjectMemberRecord,
  type ProjectRecord,
  type RoleRecord,
  type TaskRecord,
  type TaxRateRecord,
  type TimeEntryRecord,
  type UserRateRecord,
  type UserRecord,
  type WriteOffRecord,
} from '@kontor/domain';
import type { BackendRole } from '../frame.ts';
import { world } from '../../world.ts';
import type { TableName, Value } from '../../world/tables.ts';

/** The records of each resource, by its path in the API. */
export type Rows = {
  customers: CustomerRecord[];
  contacts: ContactRecord[];
  items: ItemRecord[];
  projects: ProjectRecord[];
  'project-members': ProjectMemberRecord[];
  tasks: TaskRecord[];
  users: UserRecord[];
  'user-rates': UserRateRecord[];
  'time-entries': TimeEntryRecord[];
  invoices: InvoiceDetail[];
  payments: PaymentRecord[];
  'write-offs': WriteOffRecord[];
  'tax-rates': TaxRateRecord[];
  'bank-accounts': BankAccountRecord[];
  classifiers: ClassifierRecord[];
  'number-series': NumberSeriesRecord[];
  roles: RoleRecord[];
  audit: AuditRecord[];
};
export type ResourceName = keyof Rows;

type Row = Record<string, Value>;
type Tables = Record<TableName, Row[]>;

const camel = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The demo firm, table by table, with the names that fields have on the wire. */
function tablesOf(today: string): Tables {
  const tables: Partial<Tables> = {};
  for (const { table, columns, rows } of world({ today })) {
    const names = columns.map(camel);
    const records = rows.map((row) => Object.fromEntries(row.map((value, index) => [names[index], value])) as Row);
    tables[table] = [...(tables[table] ?? []), ...records];
  }
  return tables as Tables;
}

/** Lists by the number that this field has. */
function groupBy(rows: readonly Row[], field: string): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = Number(row[field]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const without = (row: Row, ...fields: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));

/** The firm as records. What a record derives from others is put in by `derive`. */
export function firmRows(today: string, given: readonly BackendRole[]): { rows: Rows; organisation: OrganisationRecord } {
  const tables = tablesOf(today);
  const [firm] = tables.organisation;
  const sources = groupBy(tables.invoice_source, 'invoiceLineId');
  const lines = groupBy(tables.invoice_line, 'invoiceId');
  const taxes = groupBy(tables.invoice_tax, 'invoiceId');
  const allocations = groupBy(tables.payment_allocation, 'paymentId');
  const roles = given.map((role, index) => ({ ...stampOf(firm), ...role, id: index + 1, isBuiltIn: true, userCount: 0 }));
  const as = <T>(records: readonly object[]): T[] => records as unknown as T[];
  return {
    organisation: {
      ...unsaid,
      ...(firm as unknown as Omit<OrganisationRecord, keyof typeof unsaid>),
    },
    rows: {
      customers: as(
        tables.customer.map((row) => ({
          ...row,
          shippingStreet: null,
          shippingCity: null,
          shippingZip: null,
          shippingCountry: null,
        })),
      ),
      contacts: as(tables.contact.map((row) => ({ ...row, notes: null }))),
      items: as(tables.item),
      projects: as(tables.project),
      'project-members': as(tables.project_member),
      tasks: as(tables.task),
      users: as(
        tables.user_account.map((row) => ({
          ...without(row, 'password', 'emailConfirmedAt', 'roleKey'),
          avatar: null,
          emailConfirmed: row['emailConfirmedAt'] !== null,
          secondFactor: false,
          personalId: masked(row['personalId']),
          bankAccount: masked(row['bankAccount']),
          status: row['active'] ? 'active' : 'inactive',
          roleId: roles.find(({ key }) => key === row['roleKey'])?.id ?? 0,
        })),
      ),
      'user-rates': as(tables.user_rate),
      'time-entries': as(tables.time_entry),
      invoices: as(
        tables.invoice.map((row) => ({
          ...without(row, 'snapshot'),
          pdfState: 'none',
          pdfFileId: null,
          lines: (lines.get(Number(row['id'])) ?? []).map((line) => ({
            ...without(line, 'invoiceId'),
            timeEntryIds: (sources.get(Number(line['id'])) ?? []).map(({ timeEntryId }) => timeEntryId),
          })) as unknown as DocumentLineRecord[],
          taxes: (taxes.get(Number(row['id'])) ?? []).map((tax) =>
            without(tax, 'id', 'invoiceId'),
          ) as unknown as DocumentTaxRecord[],
        })),
      ),
      payments: as(
        tables.payment.map((row) => ({
          ...without(row, 'exchangeRate'),
          allocations: (allocations.get(Number(row['id'])) ?? []) as unknown as PaymentAllocationRecord[],
        })),
      ),
      'write-offs': as((tables.write_off ?? []).map((row) => without(row, 'createdById'))),
      'tax-rates': as(tables.tax_rate),
      'bank-accounts': as(tables.bank_account),
      classifiers: as(tables.classifier),
      'number-series': as(tables.number_series),
      roles: as(roles),
      audit: as(tables.audit.map((row) => ({ ...row, requestId: null }))),
    },
  };
}

const masked = (value: Value | undefined): string | null => (typeof value === 'string' ? maskOf(value) : null);

/** What the demo firm leaves as it is at the beginning. */
const unsaid = {
  logoFileId: null,
  fiscalYearStartMonth: 1,
  billingRoundingMode: 'none',
  billingRoundingMinutes: 1,
  lockDate: null,
} as const;

const stampOf = (row: Row | undefined): Row => ({
  createdAt: row?.['createdAt'] ?? '',
  updatedAt: row?.['updatedAt'] ?? '',
  version: 1,
});
