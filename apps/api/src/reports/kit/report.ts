import type { Expression, Kysely, RawBuilder } from 'kysely';
import type { Subject } from '@kontor/abilities';
import type { ReportBasis, ReportUnit } from '@kontor/domain';
import type { Fact, Facts } from '../../platform/facts/fact.ts';

/** A subject to read, and the field of it without which the figure is told to nobody. */
export type Right = readonly [subject: Subject, field?: string];

/** The sum of a column of the facts over a row of the report. */
export type Sum = (column: string) => Expression<unknown>;

/** A figure: the sum of a column of the facts, or what is computed from such sums. */
export type Measure = {
  unit: ReportUnit;
  of: string | ((sum: Sum) => Expression<unknown>);
  needs?: readonly Right[];
  /** Of these all records must be readable: what is computed of a part of one and all of another is wrong. */
  whole?: readonly Subject[];
  bases?: readonly ReportBasis[];
  /** It is divided: no sum of the same of its records. */
  isRatio?: true;
  /** The switch that it is shown with. */
  with?: string;
};

/** What can be counted in besides. Where there is a basis, by those who read all of both: the hours of all, less the income of some, are no profit. */
export type Switch = Pick<Measure, 'needs' | 'bases'>;

/** What rows can be grouped and filtered by. */
export type Dimension = {
  /** The column of the facts. */
  column: keyof Fact | 'currency';
  /** How a filter says it: by the id of a record, or by a word. Days are chosen by the period. */
  kind: 'id' | 'word' | 'days';
  /** What of the column the rows are grouped by: the month of a day, the customer of a project. */
  place?: (column: Expression<unknown>) => Expression<unknown>;
  /** Its name, by that place. */
  label?: (place: Expression<unknown>) => RawBuilder<unknown>;
  needs?: readonly Right[];
  /** The bases that know it; all where left out. */
  bases?: readonly ReportBasis[];
};

export type Asked = {
  from: string;
  to: string;
  basis: ReportBasis;
  /** The switches that are on. */
  including: ReadonlySet<string>;
  /** The dimensions to group or filter by: what only the lines of a document know is read from them when it is asked for. */
  uses: ReadonlySet<string>;
};

/** What a report says of itself; the kit does the rest. */
export type Report = {
  name: string;
  /** Without all of these the report is refused. */
  needs: readonly Right[];
  /** Of these all records must be readable: a part of them would make a wrong figure. */
  whole?: readonly Subject[];
  /** The bases that it can be asked on, the usual one first, each with what it needs besides. */
  bases?: Partial<Record<ReportBasis, readonly Right[]>>;
  /** What can be counted in besides, off at first. */
  switches?: Readonly<Record<string, Switch>>;
  /** The facts that the actor may read. Those before the period are left out by the kit, unless the report is `asOf` its last day. */
  facts: (db: Kysely<unknown>, asked: Asked) => readonly Facts<Fact>[];
  asOf?: true;
  measures: Readonly<Record<string, Measure>>;
  /** By the name on the wire, the usual one first. */
  dimensions: Readonly<Record<string, Dimension>>;
};
