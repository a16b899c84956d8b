import type { Period } from '../../platform/values/dates.ts';

/** By the date of each document, or when its money came and went. */
export const reportBases = ['accrual', 'cash'] as const;
export type ReportBasis = (typeof reportBases)[number];

/** What a figure is compared with: the same length of time just before, or the same days a year earlier. */
export const reportComparisons = ['before', 'yearBefore'] as const;
export type ReportComparison = (typeof reportComparisons)[number];

export type ReportUnit = 'money' | 'minutes' | 'quantity' | 'percent' | 'count';

/** A figure of a report and what it counts in. */
export class ReportMeasure {
  name: string;
  unit: ReportUnit;
}

/** What the rows are grouped by: the id, the word or the days, and its name as people call it. Both are null for what has none. */
export class ReportKey {
  key: string | null;
  label: string | null;
}

export class ReportRow {
  /** One for each of `groupBy`. */
  keys: ReportKey[];
  /** By the name of the measure; null where there is nothing to divide by. */
  values: Record<string, number | null>;
  /** Of the period compared with. */
  compared: Record<string, number | null> | null;
}

/** The figures of a report: one page of its rows, and the totals of all of them. Amounts are in the organisation's currency. */
export class ReportFigures {
  from: string;
  to: string;
  basis: ReportBasis | null;
  currency: string;
  /** The days of the comparison. */
  comparedFrom: string | null;
  comparedTo: string | null;
  groupBy: string[];
  /** The measures, dimensions and bases that the person may see, whatever was asked for. */
  measures: ReportMeasure[];
  dimensions: string[];
  bases: ReportBasis[];
  /** What can be counted in besides. */
  switches: string[];
  totals: Record<string, number | null>;
  comparedTotals: Record<string, number | null> | null;
  rows: ReportRow[];
  /** All rows, of which `rows` are a page. */
  rowCount: number;
}

/** A record behind the figures, with what it adds to each of them. */
export class ReportRecord {
  /** With `subject`, the record that it leads to. */
  id: number;
  subject: string;
  /** What it is among the records of its subject, such as a refund among payments. */
  kind: string;
  day: string;
  /** Its number or name. */
  name: string | null;
  values: Record<string, number | null>;
}

/** One page of the records. */
export class ReportRecords {
  rows: ReportRecord[];
  /** All of them. */
  rowCount: number;
}

/** The days that a period is compared with, and by how much they lie before it. */
export type ComparedPeriod = Period & ({ months: number } | { days: number });
