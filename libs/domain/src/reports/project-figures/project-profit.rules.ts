import { add, divide, multiply, priceOf, round, subtract, sum } from '../../platform/values/money.ts';
import type { ProjectBilling } from '../../work/project/project.ts';
import type { ProjectMonth, ProjectPerson, ProjectProfit, ProjectResult } from './project-figures.ts';

/** The hours of a person in a month. Amounts are in the organisation's currency, each added up from cents of its entries. */
export type HoursOfProject = {
  month: string;
  userId: number;
  userName: string;
  minutes: number;
  billableMinutes: number;
  value: number;
  unbilled: number;
  unpricedMinutes: number;
  labour: number;
  uncostedMinutes: number;
};

type Amounts = readonly { month: string; amount: number }[];

/** What a project's figures are made of, by month. Null is what the person may not see. */
export type PartsOfProject = {
  hours: readonly HoursOfProject[] | null;
  /** Are the rates that customers pay to be seen, and those that hours cost? */
  seesRates: boolean;
  seesLabour: boolean;
  billed: Amounts | null;
  /** The lines of these invoices that bill costs: a fixed price does not include them. */
  billedCosts: Amounts;
  unbilledCosts: Amounts | null;
  purchases: Amounts | null;
  stock: Amounts | null;
};

export type PricedProject = {
  currency: string;
  billing: ProjectBilling;
  completed: boolean;
  /** In the organisation's currency. */
  price: number | null;
  budgetMinutes: number | null;
};

const amountOf = (amounts: Amounts | null, month?: string): number | null =>
  amounts && sum(amounts.filter((one) => month === undefined || one.month === month).map(({ amount }) => amount));
const minutesOf = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((all, row) => all + of(row), 0);
const addKnown = (...values: (number | null)[]): number | null =>
  values.some((value) => value === null) ? null : sum(values.map((value) => value ?? 0));

/** The share of a fixed price that is done, from 0 to 1: hours by the budget in hours. Null where there is no budget. */
export function shareDone(
  minutes: number,
  { completed, budgetMinutes }: Pick<PricedProject, 'completed' | 'budgetMinutes'>,
): number | null {
  if (completed) return 1;
  return budgetMinutes ? Math.min(1, minutes / budgetMinutes) : null;
}

/** Of a fixed price the part that these hours have done, in cents. */
const donePart = (price: number, minutes: number, budgetMinutes: number): number =>
  minutes >= budgetMinutes ? price : priceOf(minutes, price, budgetMinutes);

function resultOf(
  revenue: number | null,
  cost: number | null,
  directCost: number | null,
  minutes: number | null,
): ProjectResult | null {
  if (revenue === null) return null;
  const profit = cost === null ? null : subtract(revenue, cost);
  return {
    revenue,
    profit,
    marginPercent: profit === null || revenue === 0 ? null : round(divide(multiply(profit, 100), revenue), 1),
    hourlyRevenue: directCost === null || !minutes ? null : priceOf(subtract(revenue, directCost), 60, minutes),
  };
}

/** What a fixed price earns in each month: the growth of its share, and the rest of it in the last month once the project is completed. */
function earnedOfPrice(
  months: readonly string[],
  hours: readonly HoursOfProject[],
  project: PricedProject & { price: number },
): Map<string, number> {
  const earned = new Map<string, number>();
  let [minutes, before] = [0, 0];
  for (const month of months) {
    minutes += minutesOf(
      hours.filter((one) => one.month === month),
      (one) => one.minutes,
    );
    const isLast = month === months.at(-1);
    const now =
      project.completed && isLast
        ? project.price
        : project.budgetMinutes
          ? donePart(project.price, minutes, project.budgetMinutes)
          : 0;
    earned.set(month, subtract(now, before));
    before = now;
  }
  return earned;
}

const isPriced = (project: PricedProject): project is PricedProject & { price: number } =>
  project.billing === 'fixedPrice' && project.price !== null && (project.completed || Boolean(project.budgetMinutes));

/**
 * Adds up what a project brought and cost, in two columns. *Earned so far* is what was billed with the unbilled hours and costs; a fixed price
 * earns its share that is done instead, with the costs billed and unbilled beside it.
 */
export function projectProfit(project: PricedProject, parts: PartsOfProject): ProjectProfit {
  const hours = parts.hours ?? [];
  const priced = isPriced(project) ? project : null;
  const months = [
    ...new Set([
      ...hours.map(({ month }) => month),
      ...[parts.billed, parts.billedCosts, parts.unbilledCosts, parts.purchases, parts.stock].flatMap((all) =>
        (all ?? []).map(({ month }) => month),
      ),
    ]),
  ].sort();
  const ofPrice = priced && earnedOfPrice(months, hours, priced);
  const known = parts.hours !== null && parts.seesRates;
  const earnedIn = (month: string): number | null => {
    const costs = amountOf(parts.unbilledCosts, month);
    if (ofPrice) {
      const part = parts.hours && parts.seesRates ? (ofPrice.get(month) ?? 0) : null;
      return addKnown(part, parts.billed && amountOf(parts.billedCosts, month), costs);
    }
    const unbilled = known ? sum(hours.filter((one) => one.month === month).map((one) => one.unbilled)) : null;
    return addKnown(amountOf(parts.billed, month), unbilled, costs);
  };
  const labourIn = (rows: readonly HoursOfProject[]): number | null =>
    parts.hours && parts.seesLabour ? sum(rows.map((one) => one.labour)) : null;
  const rows: ProjectMonth[] = months.map((month) => {
    const own = hours.filter((one) => one.month === month);
    return {
      month,
      billed: amountOf(parts.billed, month),
      earned: earnedIn(month),
      labour: labourIn(own),
      purchases: amountOf(parts.purchases, month),
      stock: amountOf(parts.stock, month),
      minutes: minutesOf(own, (one) => one.minutes),
      billableMinutes: minutesOf(own, (one) => one.billableMinutes),
    };
  });
  const [labour, purchases, stock] = [labourIn(hours), amountOf(parts.purchases), amountOf(parts.stock)];
  const [cost, direct] = [addKnown(labour, purchases, stock), addKnown(purchases, stock)];
  const minutes = parts.hours && minutesOf(hours, (one) => one.minutes);
  const billableMinutes = parts.hours && minutesOf(hours, (one) => one.billableMinutes);
  const earned = months.length
    ? addKnown(...rows.map((row) => row.earned))
    : parts.billed && (priced?.completed ? priced.price : 0);
  const share = priced && minutes !== null ? shareDone(minutes, priced) : null;
  return {
    currency: project.currency,
    billed: resultOf(amountOf(parts.billed), cost, direct, minutes),
    earned: resultOf(earned, cost, direct, minutes),
    value: known ? sum(hours.map((one) => one.value)) : null,
    unbilledHours: known ? sum(hours.map((one) => one.unbilled)) : null,
    unbilledCosts: amountOf(parts.unbilledCosts),
    price: project.billing === 'fixedPrice' ? project.price : null,
    donePercent: share === null ? null : round(share * 100, 1),
    labour,
    purchases,
    stock,
    cost,
    minutes,
    billableMinutes,
    otherMinutes: minutes === null || billableMinutes === null ? null : minutes - billableMinutes,
    uncostedMinutes: labour === null ? null : minutesOf(hours, (one) => one.uncostedMinutes),
    unpricedMinutes: known ? minutesOf(hours, (one) => one.unpricedMinutes) : null,
    months: rows,
    people: parts.hours && peopleOf(hours, parts),
  };
}

function peopleOf(hours: readonly HoursOfProject[], { seesRates, seesLabour }: PartsOfProject): ProjectPerson[] {
  const people = new Map<number, ProjectPerson>();
  for (const { userId, userName, minutes, billableMinutes, value, labour } of hours) {
    const so = people.get(userId) ?? { userId, userName, minutes: 0, billableMinutes: 0, value: 0, labour: 0 };
    people.set(userId, {
      ...so,
      minutes: so.minutes + minutes,
      billableMinutes: so.billableMinutes + billableMinutes,
      value: seesRates ? add(so.value ?? 0, value) : null,
      labour: seesLabour ? add(so.labour ?? 0, labour) : null,
    });
  }
  return [...people.values()].sort((a, b) => b.minutes - a.minutes || a.userId - b.userId);
}
