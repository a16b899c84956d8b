import { addDays, addMonths, billColumns, monthStart, type BillDraftLine } from '@kontor/domain';
import { randomOf } from '../../random.ts';
import { taxes } from '../reference.ts';
import { baseColumns, type RowOf } from '../tables.ts';
import { stateOf, type Bill, type Vendor } from './bills.ts';

type Kind = {
  vendorId: number;
  name: string;
  description: string;
  unit: string;
  cost: number;
  every: number;
  unitOfTime: 'week' | 'month' | 'year';
  status: 'active' | 'paused';
  /** How many dates lie behind. */
  behind: number;
};

const kinds: readonly Kind[] = [
  {
    vendorId: 2,
    name: 'Office rent',
    description: 'Biuro patalpų nuoma',
    unit: 'MON',
    cost: 2350,
    every: 1,
    unitOfTime: 'month',
    status: 'active',
    behind: 5,
  },
  {
    vendorId: 7,
    name: 'Design software',
    description: 'Projektavimo programų licencijos',
    unit: 'ANN',
    cost: 3180,
    every: 1,
    unitOfTime: 'year',
    status: 'active',
    behind: 0,
  },
  {
    vendorId: 3,
    name: 'Window cleaning',
    description: 'Langų valymas',
    unit: 'C62',
    cost: 140,
    every: 2,
    unitOfTime: 'week',
    status: 'paused',
    behind: 0,
  },
];

const nextDateAt = (today: string): string => monthStart(addDays(monthStart(today), 40));
const firstDateOf = ({ behind, every }: Kind, today: string): string => addMonths(nextDateAt(today), -behind * every);

function columnsOf({ description, unit, cost }: Kind, vendor: Vendor, date: string, number: string | null) {
  const line = { description, unit, quantity: 1, unitCost: cost, categoryId: vendor.categoryId, billable: false };
  return billColumns(
    {
      vendorId: vendor.id,
      number,
      billDate: date,
      dueDate: addDays(date, vendor.termsDays),
      currency: 'EUR',
      exchangeRate: 1,
      pricesIncludeTax: false,
      reverseCharge: false,
      lines: [{ ...line, taxRateId: vendor.isTaxed ? taxes.lt21.id : taxes.lt0.id }],
    },
    {
      exchangeRate: 1,
      exchangeRateInverted: false,
      rateOf: ({ taxRateId }) => ({ ...(taxRateId === taxes.lt21.id ? taxes.lt21 : taxes.lt0), saftCode: null }),
      customerOfProject: () => undefined,
      markUps: { organisation: null, ofCustomer: () => null, ofProject: () => null },
    },
  );
}

/** A recurring bill with its vendor. */
const repeated = (vendors: readonly Vendor[]): { id: number; kind: Kind; vendor: Vendor }[] =>
  kinds.flatMap((kind, n) => {
    const vendor = vendors.find(({ id }) => id === kind.vendorId);
    return vendor ? [{ id: n + 1, kind, vendor }] : [];
  });

/** The bill that a date of a recurring bill made. */
export type MadeBill = { recurringId: number; date: string; bill: Bill };

/** The bills that recurring bills made up to yesterday: of the latest, number and paper are still to come. */
export function repeatedBills(
  vendors: readonly Vendor[],
  today: string,
  lastDay: string,
  firstId: number,
  seed: number,
): MadeBill[] {
  let id = firstId;
  return repeated(vendors).flatMap(({ id: recurringId, kind, vendor }) =>
    Array.from({ length: kind.behind }, (_, at) => addMonths(firstDateOf(kind, today), at * kind.every))
      .filter((date) => date < today)
      .map((date, at, dates): MadeBill => {
        const isLatest = at === dates.length - 1;
        const columns = columnsOf(kind, vendor, date, isLatest ? null : `N${date.slice(2, 4)}/${date.slice(5, 7)}`);
        const { status, payments } = stateOf(columns, lastDay, randomOf(seed, 85, at));
        const counts = status !== 'draft' && status !== 'void';
        const state = isLatest ? 'draft' : counts ? status : 'open';
        const bill = {
          id: id++,
          status: state,
          columns,
          payments: counts && !isLatest ? payments : [],
          hasPaper: !isLatest,
        } as const;
        return { recurringId, date, bill };
      }),
  );
}

/** Recurring bills of vendors at home, which go on next month, and the dates that they have `made`. */
export function recurringBillRows(
  vendors: readonly Vendor[],
  setUpById: number,
  today: string,
  begin: string,
  made: readonly MadeBill[],
) {
  const next = nextDateAt(today);
  const found = repeated(vendors).map((one) => ({ ...one, columns: columnsOf(one.kind, one.vendor, next, null) }));
  return {
    recurring: found.map(({ id, kind, vendor, columns }): RowOf<'recurring_bill'> => ({
      ...baseColumns(id, begin),
      status: kind.status,
      name: kind.name,
      every: kind.every,
      unit: kind.unitOfTime,
      vendor_id: vendor.id,
      first_date: firstDateOf(kind, today),
      next_date: next,
      set_up_by_id: setUpById,
      currency: columns.currency,
      subtotal: columns.subtotal,
      net: columns.net,
      tax: columns.tax,
      deductible_tax: columns.deductibleTax,
      total: columns.total,
    })),
    lines: found.flatMap(({ id, columns }) => columns.lines.map((line) => lineRow(line, id))),
    runs: made.map(({ recurringId, date, bill }, n): RowOf<'recurring_bill_run'> => ({
      id: n + 1,
      created_at: `${date}T06:00:00Z`,
      recurring_bill_id: recurringId,
      run_date: date,
      state: 'made',
      bill_id: bill.id,
    })),
  };
}

/** Each has one line. */
const lineRow = (line: BillDraftLine, id: number): RowOf<'recurring_bill_line'> => ({
  id,
  recurring_bill_id: id,
  position: line.position,
  category_id: line.categoryId,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unit_cost: line.unitCost,
  tax_rate_id: line.taxRateId,
  tax_name: line.taxName,
  tax_percent: line.taxPercent,
  tax_category: line.taxCategory,
  net: line.net,
  base: line.base,
  tax: line.tax,
  deductible_tax: line.deductibleTax,
});
