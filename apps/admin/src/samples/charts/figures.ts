import type { ChartRow } from '../../platform/report/charts/series.ts';

const income = [18_400, 21_250, 19_900, 24_600, 26_100, 23_750, 17_300, 20_450, 27_900, 29_350, 31_200, 28_600];
const expenses = [14_200, 15_100, 16_850, 17_400, 18_900, 19_250, 18_100, 16_700, 19_800, 21_400, 22_050, 24_900];
const hours = [
  [212, 96, 48, 22, 30, 12],
  [228, 88, 52, 31, 24, 15],
  [198, 104, 61, 28, 19, 22],
  [240, 112, 44, 36, 27, 18],
  [251, 97, 58, 25, 33, 14],
  [176, 84, 39, 20, 21, 9],
];

/** Months without invoices so far have no figures. */
export type Made = { months: ChartRow[]; people: ChartRow[]; customers: ChartRow[] };

type Names = { month: (index: number) => string; customers: readonly string[] };

/** Figures of a made-up firm, always the same, so that screenshots can be compared. */
export function figuresOf({ month, customers }: Names): Made {
  return {
    months: income.map((amount, index) => {
      const spent = expenses[index] ?? 0;
      return { label: month(index), values: { income: amount, expenses: spent, profit: amount - spent } };
    }),
    people: hours.map((row, index) => ({
      label: month(index),
      values: Object.fromEntries(row.map((value, at) => [`p${at}`, value])),
    })),
    customers: customers.map((label, index) => {
      const invoiced = Math.round(42_000 / (index + 1.4));
      return { label, values: { invoiced, received: Math.round(invoiced * (0.95 - index * 0.06)) } };
    }),
  };
}
