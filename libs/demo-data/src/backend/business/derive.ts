import { add, daysBetween, previewNumber, rateOn, type TimeEntryRecord } from '@kontor/domain';
import type { Rows } from './rows.ts';

type WithId = { id: number };
const byId = <T extends WithId>(rows: readonly T[]): Map<number, T> => new Map(rows.map((row) => [row.id, row]));
const addTo = (sums: Map<string, number>, key: string, amount: number): void => {
  sums.set(key, add(sums.get(key) ?? 0, amount));
};
const count = (counts: Map<number, number>, key: number | null, by: number): void => {
  if (key !== null) counts.set(key, (counts.get(key) ?? 0) + by);
};

/** Puts into every record what it derives from others, as the lists of the API do while they read. */
export function derive(rows: Rows, today: string): void {
  names(rows);
  rates(rows, today);
  const logged = hours(rows);
  money(rows, today);
  for (const project of rows.projects) {
    project.loggedMinutes = logged.projects.get(project.id) ?? 0;
    project.unbilledMinutes = logged.unbilled.get(project.id) ?? 0;
  }
  for (const task of rows.tasks) task.loggedMinutes = logged.tasks.get(task.id) ?? 0;
  for (const series of rows['number-series']) series.preview = previewNumber(series, today);
}

function names(rows: Rows): void {
  const customers = byId(rows.customers);
  const users = byId(rows.users);
  const classifiers = byId(rows.classifiers);
  const roles = byId(rows.roles);
  const customerName = (id: number): string => customers.get(id)?.name ?? '';
  for (const customer of rows.customers) customer.primaryContactName = null;
  for (const contact of rows.contacts) {
    contact.customerName = customerName(contact.customerId);
    contact.fullName = `${contact.firstName} ${contact.lastName}`;
    const customer = customers.get(contact.customerId);
    if (customer && contact.isPrimary) customer.primaryContactName = contact.fullName;
  }
  const uses = new Map<number, number>();
  for (const item of rows.items) {
    item.unitCode = classifiers.get(item.unitId ?? 0)?.code ?? null;
    count(uses, item.unitId, 1);
    count(uses, item.categoryId, 1);
  }
  for (const classifier of rows.classifiers) classifier.useCount = uses.get(classifier.id) ?? 0;
  for (const project of rows.projects) {
    project.customerName = customerName(project.customerId);
    project.currency = customers.get(project.customerId)?.currency ?? '';
  }
  for (const member of rows['project-members']) member.userName = users.get(member.userId)?.displayName ?? '';
  for (const role of rows.roles) role.userCount = 0;
  for (const user of rows.users) {
    const role = roles.get(user.roleId);
    user.roleKey = role?.key ?? '';
    user.roleName = role?.name ?? '';
    if (role) role.userCount += 1;
  }
  for (const change of rows.audit) change.userName = users.get(change.userId ?? 0)?.fullName ?? null;
  const projects = byId(rows.projects);
  for (const invoice of rows.invoices) {
    invoice.customerName = customerName(invoice.customerId);
    invoice.projectName = projects.get(invoice.projectId ?? 0)?.name ?? null;
  }
  const invoices = byId(rows.invoices);
  for (const writeOff of rows['write-offs']) {
    const { number = null, customerId = 0, currency = '' } = invoices.get(writeOff.invoiceId) ?? {};
    Object.assign(writeOff, { invoiceNumber: number, customerId, currency });
  }
  for (const payment of rows.payments) payment.customerName = customerName(payment.customerId);
}

/** The rates in force today. */
function rates(rows: Rows, today: string): void {
  for (const user of rows.users) {
    const rate = rateOn(
      rows['user-rates'].filter(({ userId }) => userId === user.id),
      today,
    );
    user.hourlyRate = rate?.hourlyRate ?? null;
    user.costRate = rate?.costRate ?? null;
    if (user.status !== 'invited') user.status = user.active ? 'active' : 'inactive';
  }
}

type Logged = { projects: Map<number, number>; unbilled: Map<number, number>; tasks: Map<number, number> };

/** Billed is the link to an invoice line; an annulled invoice has none. */
function hours(rows: Rows): Logged {
  const [users, projects, customers, tasks] = [byId(rows.users), byId(rows.projects), byId(rows.customers), byId(rows.tasks)];
  const invoiceOf = new Map(
    rows.invoices
      .filter(({ status }) => status !== 'void')
      .flatMap((invoice) => invoice.lines.flatMap(({ timeEntryIds }) => timeEntryIds.map((id) => [id, invoice] as const))),
  );
  const logged: Logged = { projects: new Map(), unbilled: new Map(), tasks: new Map() };
  for (const entry of rows['time-entries']) {
    const project = projects.get(entry.projectId);
    const customer = customers.get(project?.customerId ?? 0);
    const invoice = invoiceOf.get(entry.id);
    entry.userName = users.get(entry.userId)?.displayName ?? '';
    entry.projectName = project?.name ?? '';
    entry.customerId = customer?.id ?? 0;
    entry.customerName = customer?.name ?? '';
    entry.currency = customer?.currency ?? '';
    entry.taskName = tasks.get(entry.taskId ?? 0)?.name ?? null;
    entry.billingState = stateOf(entry, invoice?.status);
    entry.invoiceId = invoice?.id ?? null;
    entry.invoiceNumber = invoice?.number ?? null;
    count(logged.projects, entry.projectId, entry.minutes);
    count(logged.tasks, entry.taskId, entry.minutes);
    if (entry.billable && !invoice) count(logged.unbilled, entry.projectId, entry.minutes);
  }
  return logged;
}

function stateOf({ billable }: TimeEntryRecord, status: string | undefined): TimeEntryRecord['billingState'] {
  if (status === 'draft') return 'reserved';
  if (status !== undefined) return 'billed';
  return billable ? 'unbilled' : 'notBillable';
}

function money(rows: Rows, today: string): void {
  const open = new Map<string, number>();
  const late = new Map<string, number>();
  const credit = new Map<string, number>();
  for (const { status, customerId, currency, balance, dueDate } of rows.invoices) {
    if (status !== 'sent') continue;
    addTo(open, `${customerId} ${currency}`, balance);
    if (daysBetween(dueDate, today) > 0) addTo(late, `${customerId} ${currency}`, balance);
  }
  const numbers = byId(rows.invoices);
  for (const payment of rows.payments) {
    addTo(credit, `${payment.customerId} ${payment.currency}`, payment.unallocated);
    payment.allocations = payment.allocations.map(({ invoiceId, amount }) => ({
      invoiceId,
      invoiceNumber: numbers.get(invoiceId)?.number ?? '',
      amount,
    }));
  }
  for (const customer of rows.customers) {
    const key = `${customer.id} ${customer.currency}`;
    customer.receivable = open.get(key) ?? 0;
    customer.overdue = late.get(key) ?? 0;
    customer.unusedCredit = credit.get(key) ?? 0;
  }
}
