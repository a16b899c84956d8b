import { addDays, addMonths } from '@kontor/domain';
import { advanceTraces, created, type Trace } from './world/audit.ts';
import { billedVendors, billRows, billsOf } from './world/purchases/bills.ts';
import { goodsBills } from './world/purchases/goods-bills.ts';
import { catalogue, itemRows } from './world/catalogue.ts';
import { creditNoteRows } from './world/sales/credit-notes.ts';
import { customerOf, type Customer } from './world/customers/customers.ts';
import { depositsOf } from './world/sales/deposits.ts';
import { projectOfEstimate } from './world/sales/estimate-project.ts';
import { estimateRows } from './world/sales/estimates.ts';
import { planAdvances } from './world/sales/advances.ts';
import { retainerRows } from './world/sales/retainers.ts';
import { recurringBillRows, repeatedBills } from './world/purchases/recurring-bills.ts';
import { recurringRows, repeatedSales } from './world/sales/recurring.ts';
import { expenseRows } from './world/purchases/expenses.ts';
import { travelRateRows, travelRates } from './world/purchases/trips.ts';
import { entryRow, makeHours, type Entry } from './world/hours.ts';
import { monthsUntil } from './world/months.ts';
import { peopleOf } from './world/people.ts';
import { absenceRows, absencesOf, contractRows } from './world/absences.ts';
import { weekRows } from './world/weeks.ts';
import { rateRiseRows } from './world/rate-rises.ts';
import {
  changeOrderRows,
  dependencyRows,
  memberRows,
  milestoneRows,
  projectOf,
  projectRow,
  taskRows,
  type Project,
} from './world/projects.ts';
import {
  bankAccountRows,
  classifierRows,
  documentTextRows,
  interestRateRows,
  organisation,
  taxRateRows,
} from './world/reference.ts';
import { documentRows, personRow, rateRows } from './world/staff.ts';
import { deliveriesFor, planStock, stockRows } from './world/stock.ts';
import { paymentRunRows } from './world/purchases/payment-runs.ts';
import { vendorCreditRows } from './world/purchases/vendor-credits.ts';
import { vendorContactRows, vendorNames, vendorRows } from './world/purchases/vendors.ts';
import { batches, baseColumns, type Batch, type RowOf } from './world/tables.ts';
import { resetsYearly, SalesLedger } from './world/sales/sales-ledger.ts';

type WorldOptions = {
  /** The world ends the day before, so that nothing in it lies in the future. */
  today: string;
  /** 1 is a firm of 16 people with 1,500 invoices; 100 is a hundred times the customers, projects, hours, invoices and bills. */
  scale?: number;
  seed?: number;
};

const peopleAt = (scale: number): number => Math.min(300, Math.max(8, Math.round(16 * scale)));
/** A year has some 250 working days; people are away for one in ten. */
const workingDays = 14 * 20.8 * 0.9;

/**
 * The demo firm: a consultancy in Vilnius with work in Norway, its customers, fourteen months of hours, invoices and payments.
 * Rows come table by table in an order that foreign keys allow; only one month is kept in memory. The same options give the same rows.
 * Example: `for (const { table, columns, rows } of world({ today: '2026-11-21' })) …`
 */
export function* world({ today, scale = 1, seed = 1 }: WorldOptions): Generator<Batch> {
  const lastDay = addDays(today, -1);
  const months = monthsUntil(lastDay, Math.round(1500 * scale));
  const begin = `${addMonths(today, -15)}T08:00:00Z`;
  const traces: Trace[] = [];

  const people = peopleOf(peopleAt(scale), seed);
  yield* batches('organisation', [organisation(begin)]);
  yield* batches('late_interest_rate', interestRateRows(begin));
  yield* batches('classifier', classifierRows(begin));
  yield* batches(
    'user_account',
    people.map((person) => personRow(person, begin, today, seed)),
  );
  yield* batches('work_contract', contractRows(people, begin));
  yield* batches('user_rate', rateRows(people, begin, today));
  yield* batches('user_document', documentRows(people, begin, today));
  yield* batches('tax_rate', taxRateRows(begin));
  yield* batches('document_text', documentTextRows(begin));
  yield* batches('bank_account', bankAccountRows(begin));
  const vendors = vendorRows(begin, lastDay, seed);
  yield* batches('vendor', vendors);
  yield* batches('vendor_contact', vendorContactRows(begin, seed));
  yield* batches('item', itemRows(begin));
  traces.push(...catalogue.map((item) => created(begin, 'Item', item.id, item.words.en)));

  traces.push(...vendorNames.map((name, n) => created(begin, 'Vendor', n + 1, name)));

  const plan = planStock(addDays(months[0]?.from ?? lastDay, -1), today, people.length, seed);
  for (const { id } of plan.adjustments)
    traces.push(created(begin, 'InventoryAdjustment', Number(id), `ADJ-${String(Number(id)).padStart(3, '0')}`));

  const customers: Customer[] = [];
  const contacts: RowOf<'contact'>[] = [];
  for (let n = 0; n < Math.max(40, Math.round(40 * scale)); n += 1) {
    const made = customerOf(n, contacts.length + 1, seed, begin);
    customers.push(made.customer);
    contacts.push(...made.contacts);
    traces.push(created(begin, 'Customer', n + 1, made.customer.name));
  }
  yield* batches(
    'customer',
    customers.map((customer) => customer.row),
  );
  yield* batches('contact', contacts);

  const workers = people.filter((person) => person.logsHours && person.active);
  const projects: Project[] = [];
  const members: RowOf<'project_member'>[] = [];
  const milestones: RowOf<'milestone'>[] = [];
  let taskCount = 0;
  // The last one is made from an estimate.
  for (let n = 0; n < Math.max(12, Math.round(60 * scale)) - 1; n += 1) {
    const project = projectOf(
      n,
      customers,
      workers,
      { task: taskCount + 1, member: members.length + 1, milestone: milestones.length + 1 },
      seed,
      today,
    );
    projects.push(project);
    taskCount += project.tasks.length;
    milestones.push(...milestoneRows(project, today, begin));
    members.push(...memberRows(project, members.length + 1, begin));
    traces.push(created(begin, 'Project', project.id, project.name));
  }
  yield* batches(
    'project',
    projects.map((project) => projectRow(project, begin)),
  );
  yield* batches('project_member', members);
  yield* batches(
    'task',
    projects.flatMap((project) => taskRows(project, begin)),
  );
  yield* batches('task_dependency', dependencyRows(projects, begin));
  yield* batches('milestone', milestones);
  yield* batches('change_order', changeOrderRows(projects, begin));

  yield* batches('dated_rate', rateRiseRows(customers, projects, today, begin));

  const from = months[0]?.from ?? lastDay;
  const rates = travelRates(from);
  yield* batches('travel_rate', travelRateRows(rates, begin));
  const spent = expenseRows({ people, projects, rates, begin: from, lastDay, scale, seed });
  yield* batches('reimbursement', spent.reimbursements);
  yield* batches('expense', spent.expenses);

  const hoursOf = makeHours(workers, projects, (10_000 * scale) / (workers.length * workingDays), seed);
  const advances = planAdvances(customers, lastDay, scale, seed);
  const deposits = depositsOf(customers, lastDay);
  const repeatedly = repeatedSales(customers, today);
  const expenses = spent.billable;
  const trade = new SalesLedger({ customers, projects, advances, deposits, repeated: repeatedly, expenses, lastDay, seed });
  let before: Entry[] = [];
  const recent: Entry[] = [];
  for (const month of months) {
    const hours = [...hoursOf(month)];
    yield* batches('time_entry', hours.map(entryRow));
    recent.push(...hours.filter(({ date }) => date >= addDays(lastDay, -35)));
    const asked = advances.flatMap(advanceTraces).filter((one) => one.at.startsWith(month.from.slice(0, 7)));
    yield* trade.month(month, before, [...traces.splice(0), ...asked]);
    before = hours;
  }
  const absences = absencesOf(people, recent, lastDay);
  yield* batches('absence', absenceRows(absences, lastDay));
  yield* batches('time_week', weekRows(recent, lastDay, absences));
  const sellers = billedVendors(vendors);
  const costs = billsOf(sellers, projects, months[0]?.from ?? lastDay, lastDay, scale, seed);
  const deliveries = goodsBills(deliveriesFor(plan, trade.sold, scale, seed), costs.length + 1, lastDay, seed);
  const rents = repeatedBills(sellers, today, lastDay, costs.length + deliveries.length + 1, seed);
  const bought = billRows([...costs, ...deliveries, ...rents.map(({ bill }) => bill)]);
  const credits = vendorCreditRows(bought, lastDay, scale);
  yield* batches('bill', credits.bills);
  yield* batches('bill_line', bought.lines);
  yield* batches('bill_tax', bought.taxes);
  const rented = recurringBillRows(sellers, people[0]?.id ?? 1, today, begin, rents);
  yield* batches('recurring_bill', rented.recurring);
  yield* batches('recurring_bill_line', rented.lines);
  yield* batches('recurring_bill_run', rented.runs);
  yield* batches('vendor_payment', bought.payments);
  yield* batches('vendor_payment_allocation', bought.allocations);
  yield* batches('vendor_credit_note', credits.notes);
  yield* batches('vendor_credit_note_line', credits.lines);
  yield* batches('vendor_credit_note_tax', credits.taxes);
  yield* batches('vendor_credit_note_bill', credits.corrected);
  yield* batches('vendor_credit_application', credits.applications);
  yield* batches('vendor_refund', credits.refunds);
  const stock = stockRows(plan, deliveries, trade.sold);
  yield* batches('inventory_adjustment', stock.adjustments);
  yield* batches('inventory_adjustment_line', stock.lines);
  yield* batches('stock_move', stock.moves);
  yield* batches('stock_count', stock.counts);
  yield* batches('stock_count_line', stock.countLines);
  const runs = paymentRunRows(credits.bills, vendors, lastDay);
  yield* batches('payment_run', runs.runs);
  yield* batches('payment_run_line', runs.lines);
  yield* batches('file', bought.files);
  yield* batches('file', spent.files(bought.files.length));
  const offered = estimateRows(customers, lastDay, begin, scale, seed);
  const becameProject = projectOfEstimate(offered, { project: projects.length + 1, task: taskCount + 1 });
  yield* batches('project', becameProject.projects);
  yield* batches('task', becameProject.tasks);
  yield* batches('estimate', offered.estimates);
  yield* batches('estimate_line', offered.lines);
  yield* batches('estimate_tax', offered.taxes);
  const credited = creditNoteRows(trade.credited, begin);
  yield* batches('credit_note', credited.notes);
  yield* batches('credit_note_line', credited.lines);
  yield* batches('credit_note_tax', credited.taxes);
  yield* batches('credit_allocation', credited.allocations);
  const advanced = retainerRows(advances, lastDay, begin, trade.lastPayment);
  yield* batches('retainer_invoice', advanced.retainers);
  yield* batches('retainer_invoice_line', advanced.lines);
  yield* batches('retainer_invoice_tax', advanced.taxes);
  yield* batches('payment', advanced.payments);
  yield* batches('retainer_payment', advanced.parts);
  yield* batches('retainer_application', advanced.applications);
  yield* batches('retainer_application_line', advanced.deducted);
  yield* batches('retainer_hours_line', advanced.adjusted);
  yield* batches('retainer_refund', advanced.refunds);
  yield* batches('number_series', [offered.series, credited.series, advanced.series]);
  const repeated = recurringRows(customers, people[0]?.id ?? 1, today, begin, trade.made);
  yield* batches('recurring_invoice', repeated.recurring);
  yield* batches('recurring_invoice_line', repeated.lines);
  yield* batches('recurring_invoice_run', repeated.runs);
  yield* batches(
    'number_series',
    trade.series.map((series) => ({
      ...baseColumns(series.id, begin),
      document_kind: 'invoice',
      pattern: series.pattern,
      next_number: series.nextNumber,
      resets_yearly: resetsYearly,
      is_default: series.id === 1,
      year: series.year,
      last_issued_date: series.lastIssuedDate,
    })),
  );
}
