/** The kinds of records that a line can bill, each at most once: logged hours, lines of vendors' bills, what people spent, and milestones of a fixed price. */
export const sourceKinds = ['timeEntry', 'billLine', 'expense', 'milestone'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The record that a line bills. */
export class SourceRecord {
  kind: SourceKind;
  id: number;
}

type Sources = { sources?: readonly SourceRecord[] | null };

/** Returns the ids of one kind among a line's sources. Example: `[{ kind: 'timeEntry', id: 5 }]` gives the time entries `[5]`. */
export const sourceIds = ({ sources }: Sources, kind: SourceKind): number[] =>
  (sources ?? []).flatMap((source) => (source.kind === kind ? source.id : []));

/** Is the record a cost of the firm, rather than work? */
export const isCost = ({ kind }: Pick<SourceRecord, 'kind'>): boolean => kind === 'billLine' || kind === 'expense';

/** Returns logged hours as the sources of a line. */
export const hoursAsSources = (timeEntryIds: readonly number[]): SourceRecord[] =>
  timeEntryIds.map((id) => ({ kind: 'timeEntry', id }));

/** Returns an expense as the source of a line. */
export const expenseAsSource = (expenseId: number): SourceRecord[] => [{ kind: 'expense', id: expenseId }];

/** Returns a line of a bill as the source of a line. */
export const costAsSource = (billLineId: number): SourceRecord[] => [{ kind: 'billLine', id: billLineId }];
