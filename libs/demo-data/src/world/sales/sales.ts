import { add, addDays, divide, minutesToHours, multiply, round, weekday, type LineKind } from '@kontor/domain';
import { cyclicAt, randomOf, type Random } from '../../random.ts';
import { catalogue, type CatalogueItem } from '../catalogue.ts';
import type { Customer } from '../customers/customers.ts';
import type { Entry } from '../hours.ts';
import { stageAmount, stagesOfPrice, type Project } from '../projects.ts';
import type { BillableExpense } from '../purchases/expenses.ts';
import { taxes, type Tax } from '../reference.ts';
import { invoiceTexts, monthName } from '../texts.ts';

export type Line = {
  kind: LineKind;
  itemId: number | null;
  description: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  discountPercent: number;
  discountAmount?: number;
  charge?: number;
  chargeReason?: string;
  tax: Tax;
  serviceFrom: string | null;
  serviceTo: string | null;
  entryIds: number[];
  /** The expense that the line passes on. */
  expenseId?: number;
  /** The milestone that the line bills. */
  milestoneId?: number;
};
/** Customer, day and lines of a sale, before it has a number, totals and payments. */
export type Sale = {
  date: string;
  customer: Customer;
  project: Project | null;
  lines: Line[];
  pricesIncludeTax: boolean;
  /** The recurring invoice that made it. */
  recurringId?: number;
};

/**
 * The tax rate of an item supplied on a day. Lodging is taxed where it is provided, in Lithuania; a business abroad buys goods as exports
 * and services under reverse charge.
 */
export function taxOf(customer: Customer, item: Pick<CatalogueItem, 'taxClass' | 'kind'>, date: string): Tax {
  if (item.taxClass === 'lodging') return date < '2026-01-01' ? taxes.lt9 : taxes.lt12;
  if (customer.regime === 'reverse') return item.kind === 'goods' ? taxes.export : taxes.reverse;
  return { standard: taxes.lt21, book: taxes.lt5, zero: taxes.lt0 }[item.taxClass];
}

const service = { taxClass: 'standard', kind: 'service' } as const;

/** The hours of one project and month as lines, by task or person and by rate, so that every line has one price. */
export function saleOfHours(entries: readonly Entry[], date: string, byPerson: boolean): Sale | undefined {
  const [first] = entries;
  if (!first) return undefined;
  const { project } = first;
  const { customer } = project;
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.rate} ${byPerson ? entry.person.id : entry.task.id}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const lines = [...groups.values()].map((group): Line => {
    const [sample = first] = group;
    const what = byPerson ? sample.person.fullName : sample.task.name;
    return {
      kind: 'time',
      itemId: null,
      description: `${invoiceTexts.hours[customer.language]}: ${project.name}, ${what}, ${monthName(sample.date, customer.language)}`,
      quantity: minutesToHours(group.reduce((minutes, entry) => minutes + entry.minutes, 0)),
      unit: 'HUR',
      unitPrice: sample.rate ?? 0,
      discountPercent: 0,
      tax: taxOf(customer, service, group.at(-1)?.date ?? sample.date),
      serviceFrom: sample.date,
      serviceTo: group.at(-1)?.date ?? sample.date,
      entryIds: group.map((entry) => entry.id),
    };
  });
  return { date, customer, project, lines, pricesIncludeTax: false };
}

/** The expenses of a project as lines behind its hours, one each. */
export const expenseLines = ({ customer, date }: Sale, expenses: readonly BillableExpense[]): Line[] =>
  expenses.map(({ id, description, price }) => ({
    kind: 'bill',
    itemId: null,
    description,
    quantity: 1,
    unit: 'C62',
    unitPrice: price,
    discountPercent: 0,
    tax: taxOf(customer, service, date),
    serviceFrom: null,
    serviceTo: null,
    entryIds: [],
    expenseId: id,
  }));

function itemLine(customer: Customer, item: CatalogueItem, date: string, pricesIncludeTax: boolean, random: Random): Line {
  const price = customer.currency === 'NOK' ? round(multiply(item.price, 11.7)) : item.price;
  const tax = taxOf(customer, item, date);
  return {
    kind: 'item',
    itemId: item.id,
    description: item.words[customer.language],
    quantity: random.whole(item.least, item.most),
    unit: item.unit,
    unitPrice: pricesIncludeTax ? round(divide(multiply(price, add(100, tax.percent ?? 0)), 100)) : price,
    discountPercent: random.chance(8) ? random.pick([5, 10, 12.5]) : 0,
    tax,
    serviceFrom: null,
    serviceTo: null,
    entryIds: [],
  };
}

/** A project with a fixed price and how many of its stages are billed. */
export type StagedProject = { project: Project; billed: number };

/** The line of the next stage. */
function stageLine({ project, billed }: StagedProject, date: string): Line {
  const { customer } = project;
  return {
    kind: 'text',
    itemId: null,
    description: `${invoiceTexts.milestone[customer.language]} ${billed + 1}: ${project.name}`,
    quantity: 1,
    unit: 'C62',
    unitPrice: stageAmount(project, billed),
    discountPercent: 0,
    tax: taxOf(customer, service, date),
    serviceFrom: null,
    serviceTo: null,
    entryIds: [],
    milestoneId: project.milestone + billed,
  };
}

/** Another sale of a period: items from the catalogue, or a stage of a fixed-price project. */
export function saleOfItems(
  n: number,
  span: { from: string; days: number },
  customers: readonly Customer[],
  fixed: readonly StagedProject[],
  seed: number,
): Sale {
  const random = randomOf(seed, 51, n);
  const drawn = addDays(span.from, random.whole(0, span.days - 1));
  // A weekend date moves to the Friday before, unless that is in another month.
  const friday = addDays(drawn, -Math.max(0, weekday(drawn) - 5));
  const date = friday < span.from ? drawn : friday;
  const stage = fixed.length > 0 && random.chance(10) ? random.pick(fixed) : undefined;
  if (stage && stage.billed < stagesOfPrice && stage.project.from <= date && date <= stage.project.to) {
    const { project } = stage;
    const lines = [stageLine(stage, date)];
    stage.billed += 1;
    return { date, customer: project.customer, project, lines, pricesIncludeTax: false };
  }
  // A few customers buy much more often than the rest.
  const size = customers.length;
  const customer = cyclicAt(customers, Math.floor(random.next() * (random.chance(50) ? size : Math.ceil(size / 4))));
  const pricesIncludeTax = customer.isPerson;
  const start = random.whole(0, catalogue.length - 1);
  const lines = Array.from({ length: random.pick([1, 1, 2, 2, 3, 4, 5, 7]) }, (_, index) =>
    itemLine(customer, cyclicAt(catalogue, start + index * 7), date, pricesIncludeTax, random),
  );
  return { date, customer, project: null, lines, pricesIncludeTax };
}
