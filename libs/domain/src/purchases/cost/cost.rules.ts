import { costAsSource, expenseAsSource, type SourceRecord } from '../../documents/lines/source.ts';
import { isValidOn, rateOfNewLine } from '../../firm/tax-rate/tax-rate.rules.ts';
import type { TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import type { ExpenseCost } from '../expense/expense-cost.ts';
import type { BillCost } from '../bill/bill-cost.ts';

/** A cost that a customer is to pay: a line of a bill, or an expense. */
export type Cost = BillCost | ExpenseCost;

type Dated = Pick<TaxRateRecord, 'id' | 'validFrom' | 'validTo' | 'isDefault' | 'category'>;

/**
 * Returns the rate of an invoice line that passes on an outlay: the firm charges no tax on it. "Exempt" and not "outside VAT", because
 * EN 16931 allows the latter on an invoice only where no line has another (BR-O-11). A seller without VAT keeps its own rate. Undefined where
 * the organisation has none: the person chooses.
 */
export function rateOfOutlay<Rate extends Dated>(
  rates: readonly Rate[],
  date: string,
  isVatRegistered: boolean,
): Rate | undefined {
  const usual = rateOfNewLine(rates, date, isVatRegistered);
  if (usual?.category === 'O' || usual?.category === 'E') return usual;
  return rates.find((rate) => rate.category === 'E' && isValidOn(rate, date));
}

type ProposedLine = {
  kind: 'bill';
  itemId: number | null;
  description: string;
  quantity: number;
  unit: string;
  sources: SourceRecord[];
};

/** Returns what an invoice line that bills a cost refers to. */
export const sourcesOfCost = (cost: Cost): SourceRecord[] =>
  'expenseId' in cost ? expenseAsSource(cost.expenseId) : costAsSource(cost.billLineId);

/** Returns the invoice line that bills a cost, without its price, which depends on the invoice's currency. The mark-up stands nowhere in it. */
export function lineOfCost(cost: Cost): ProposedLine {
  const { itemId, quantity, unit } = 'expenseId' in cost ? { itemId: null, quantity: 1, unit: 'C62' } : cost;
  return { kind: 'bill', itemId, description: cost.description, quantity, unit, sources: sourcesOfCost(cost) };
}

/** Costs that stand together: those of one project, and those of no project, in the order in which they come. */
export function costsByProject<One extends Pick<Cost, 'projectId'>>(costs: readonly One[]): One[][] {
  const groups = new Map<number | null, One[]>();
  for (const cost of costs) {
    const group = groups.get(cost.projectId);
    if (group) group.push(cost);
    else groups.set(cost.projectId, [cost]);
  }
  return [...groups.values()];
}
