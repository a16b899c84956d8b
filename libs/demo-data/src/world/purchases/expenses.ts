import {
  addDays,
  addMonths,
  daysBetween,
  expenseColumns,
  round,
  type ExpensePayer,
  type ExpenseStatus,
  type TripRate,
} from '@kontor/domain';
import { cyclicAt, randomOf, type Random } from '../../random.ts';
import type { Person } from '../people.ts';
import type { Project } from '../projects.ts';
import { classifierId, taxes } from '../reference.ts';
import { baseColumns, type RowOf } from '../tables.ts';
import { euroRateOf } from './bills.ts';
import { tripOn } from './trips.ts';

type Options = {
  people: readonly Person[];
  projects: readonly Project[];
  rates: readonly TripRate[];
  begin: string;
  lastDay: string;
  scale: number;
  seed: number;
};
/** An approved expense that a customer is to pay, in the currency of the books. */
export type BillableExpense = { id: number; projectId: number; date: string; description: string; price: number };
type Columns = ReturnType<typeof expenseColumns>;
type Spent = { id: number; columns: Columns; status: ExpenseStatus; approverId: number; rejectReason: string | null };

/** What people buy on the way: seller, category, amount from and to, whether it is for a project, tax. */
type Purchase = readonly [string, string, number, number, boolean, (typeof taxes)['lt21'] | null];
const bought: readonly Purchase[] = [
  ['Circle K', 'TRAVEL', 28, 92, true, taxes.lt21],
  ['Kavinė „Vero“', 'TRAVEL', 6, 34, false, null],
  ['Bolt', 'TRAVEL', 5, 19, true, null],
  ['Biuro prekės', 'OFFICE', 9, 120, false, taxes.lt21],
  ['LTG Link', 'TRAVEL', 12, 38, true, null],
  ['Viešbutis „Ratonda“', 'TRAVEL', 64, 140, true, null],
  ['Tele2', 'PHONE', 15, 45, false, taxes.lt21],
];
const abroad: readonly Purchase[] = [
  ['Flytoget', 'TRAVEL', 220, 480, true, null],
  ['Narvesen', 'TRAVEL', 49, 190, false, null],
];
const reasons = ['Trūksta kvito', 'Nurodykite projektą', 'Suma nesutampa su kvitu'];
/** Only so many expenses have a receipt, or a large world would store tens of thousands of files. */
const papers = 300;

/** Expenses of fourteen months in every state: the older are paid back month by month, the latest wait or are drafts. */
export function expenseRows({ people, projects, rates, begin, lastDay, scale, seed }: Options) {
  const staff = people.filter(({ roleKey, active, invited }) => roleKey !== 'client' && active && !invited);
  const approvers = staff.filter(({ roleKey }) => roleKey === 'accountant' || roleKey === 'admin');
  const count = Math.max(60, Math.round(240 * scale));
  const days = daysBetween(begin, lastDay) + 1;
  const all = Array.from({ length: count }, (_, n): Spent => {
    const random = randomOf(seed, 91, n);
    const person = cyclicAt(staff, n);
    const date = addDays(begin, Math.floor((days * n) / count));
    const approver = approvers.find(({ id }) => id !== person.id);
    const columns =
      n % 6 === 2 ? tripColumnsOf(person, projects, date, lastDay, rates, random) : columnsOf(person, projects, date, random);
    const status = stateOf(columns, daysBetween(date, lastDay), random);
    const rejectReason = status === 'draft' && random.chance(40) ? random.pick(reasons) : null;
    return { id: n + 1, columns, status, approverId: approver?.id ?? 1, rejectReason };
  });
  const groups = new Map<string, Spent[]>();
  for (const spent of all.filter(({ status }) => status === 'reimbursed')) {
    const key = `${payday(spent.columns.expenseDate)} ${spent.columns.userId}`;
    groups.set(key, [...(groups.get(key) ?? []), spent]);
  }
  const payments = [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, spent]) => spent);
  const paidIn = new Map(payments.flatMap((spent, at) => spent.map(({ id }) => [id, at + 1] as const)));
  return {
    reimbursements: payments.map((spent, at) => paymentRow(spent, at + 1)),
    expenses: all.map((spent) => expenseRow(spent, paidIn.get(spent.id) ?? null)),
    /** The receipts, after so many files that the world has. */
    files: (known: number): RowOf<'file'>[] =>
      all
        .filter(({ id, columns }) => id > count - papers && id % 7 !== 0 && columns.kind === 'receipt')
        .map((spent, at) => paperRow(spent, known + at + 1)),
    billable: all.flatMap(billableOf),
  };
}

function billableOf({ id, columns, status }: Spent): BillableExpense[] {
  const { projectId, expenseDate: date, unitPrice, currency, comment, vendorName, departure, destination } = columns;
  const isApproved = status === 'approved' || status === 'reimbursed';
  if (!isApproved || projectId === null || unitPrice === null || currency !== 'EUR') return [];
  const route = departure && destination ? `, ${departure} – ${destination}` : '';
  return [{ id, projectId, date, description: `${comment ?? vendorName ?? ''}${route}`, price: unitPrice }];
}

function columnsOf(person: Person, projects: readonly Project[], expenseDate: string, random: Random): Columns {
  const isAbroad = random.chance(12);
  const [vendorName, code, from, to, isForProject, rate] = random.pick(isAbroad ? abroad : bought);
  const currency = isAbroad ? 'NOK' : 'EUR';
  const running = projects.filter((one) => one.status !== 'planned' && one.from <= expenseDate && expenseDate <= one.to);
  const project = isForProject && running.length > 0 ? random.pick(running) : undefined;
  const billable = Boolean(project && project.billing !== 'notBillable' && random.chance(60));
  const paidBy: ExpensePayer = random.chance(15) ? 'firm' : 'employee';
  return expenseColumns(
    {
      paidBy,
      expenseDate,
      vendorName,
      categoryId: classifierId(4, code),
      billable,
      amount: round(random.whole(from * 100, to * 100) / 100),
      projectId: project?.id ?? null,
      exchangeRateDate: isAbroad ? expenseDate : null,
      deductiblePercent: 100,
    },
    {
      userId: person.id,
      currency,
      rate,
      projectCustomerId: project?.customer.id ?? null,
      exchangeRate: euroRateOf(isAbroad ? 'NOK' : 'EUR'),
      exchangeRateInverted: false,
      markUps: { project: null, customer: null, organisation: null },
    },
  );
}

/** One in six is a trip; where the firm has no rate for it, something was bought. */
function tripColumnsOf(
  person: Person,
  projects: readonly Project[],
  expenseDate: string,
  lastDay: string,
  rates: readonly TripRate[],
  random: Random,
): Columns {
  const trip = tripOn(expenseDate, lastDay, rates, random);
  if (!trip) return columnsOf(person, projects, expenseDate, random);
  const running = projects.filter((one) => one.status !== 'planned' && one.from <= expenseDate && expenseDate <= one.to);
  const project = running.length > 0 ? random.pick(running) : undefined;
  const { travelRate, ...input } = trip;
  const billable = Boolean(project && project.billing !== 'notBillable' && random.chance(50));
  return expenseColumns(
    {
      ...input,
      paidBy: 'employee',
      expenseDate,
      billable,
      projectId: project?.id ?? null,
      categoryId: classifierId(4, 'TRAVEL'),
    },
    {
      userId: person.id,
      currency: travelRate.currency,
      rate: null,
      travelRate,
      exchangeRate: 1,
      exchangeRateInverted: false,
      projectCustomerId: project?.customer.id ?? null,
      markUps: { project: null, customer: null, organisation: null },
    },
  );
}

function stateOf({ paidBy }: Columns, age: number, random: Random): ExpenseStatus {
  if (age < 4) return random.chance(50) ? 'draft' : 'submitted';
  if (age < 14) return random.chance(60) ? 'submitted' : 'approved';
  if (age < 45) return random.chance(10) ? 'draft' : 'approved';
  return paidBy === 'firm' ? 'approved' : 'reimbursed';
}

/** Money is paid back on the fifth of the next month. */
const payday = (date: string): string => `${addMonths(date, 1).slice(0, 7)}-05`;
const moment = (date: string, hour: string, id: number): string => `${date}T${hour}:${String(id % 60).padStart(2, '0')}:00Z`;

function expenseRow({ id, columns, status, approverId, rejectReason }: Spent, reimbursementId: number | null): RowOf<'expense'> {
  const { expenseDate } = columns;
  const isApproved = status === 'approved' || status === 'reimbursed';
  return {
    ...baseColumns(id, moment(expenseDate, '15', id)),
    status,
    user_id: columns.userId,
    paid_by: columns.paidBy,
    expense_date: expenseDate,
    vendor_name: columns.vendorName,
    comment: columns.comment,
    category_id: columns.categoryId,
    currency: columns.currency,
    exchange_rate: columns.exchangeRate,
    exchange_rate_date: columns.exchangeRateDate,
    amount: columns.amount,
    base_amount: columns.baseAmount,
    tax_rate_id: columns.taxRateId,
    tax_name: columns.taxName,
    tax_percent: columns.taxPercent,
    tax_category: columns.taxCategory,
    tax: columns.tax,
    net: columns.net,
    deductible_tax: columns.deductibleTax,
    project_id: columns.projectId,
    customer_id: columns.customerId,
    billable: columns.billable,
    mark_up: columns.markUp,
    unit_price: columns.unitPrice,
    submitted_at: status === 'draft' ? null : moment(expenseDate, '16', id),
    approved_at: isApproved ? moment(addDays(expenseDate, 1), '09', id) : null,
    approved_by_id: isApproved ? approverId : null,
    kind: columns.kind,
    travel_rate_id: columns.travelRateId,
    travel_rate_name: columns.travelRateName,
    unit_amount: columns.unitAmount,
    passenger_amount: columns.passengerAmount,
    quantity: columns.quantity,
    passengers: columns.passengers,
    departure: columns.departure,
    destination: columns.destination,
    end_date: columns.endDate,
    reject_reason: rejectReason,
    reimbursement_id: reimbursementId,
  };
}

function paymentRow(spent: readonly Spent[], id: number): RowOf<'reimbursement'> {
  const [first] = spent;
  if (!first) throw new RangeError('A reimbursement pays at least one expense.');
  const date = payday(first.columns.expenseDate);
  return {
    ...baseColumns(id, moment(date, '10', id)),
    user_id: first.columns.userId,
    payment_date: date,
    currency: 'EUR',
    method: 'bankTransfer',
    amount: round(spent.reduce((sum, { columns }) => sum + columns.baseAmount, 0)),
    reference: `Išlaidos ${first.columns.expenseDate.slice(0, 7)}`,
  };
}

const paperRow = ({ id, columns }: Spent, fileId: number): RowOf<'file'> => ({
  id: fileId,
  created_at: moment(columns.expenseDate, '15', id),
  name: `kvitas-${id}.pdf`,
  mime_type: 'application/pdf',
  subject: 'Expense',
  subject_id: id,
  created_by_id: columns.userId,
  text: [columns.vendorName, columns.expenseDate, `${columns.amount} ${columns.currency}`].join('\n'),
});
