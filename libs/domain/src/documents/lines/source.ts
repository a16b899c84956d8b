/** What a line can bill, each at most once: an hour that was logged. Lines of bills come with the bills. */
export const sourceKinds = ['timeEntry'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The record that a line bills. */
export class SourceRecord {
  kind: SourceKind;
  id: number;
}

type Sources = { sources?: readonly SourceRecord[] | null };

/** The ids of one kind among what a line bills. Example: of `[{ kind: 'timeEntry', id: 5 }]` the time entries are `[5]`. */
export const sourceIds = ({ sources }: Sources, kind: SourceKind): number[] =>
  (sources ?? []).flatMap((source) => (source.kind === kind ? source.id : []));

/** Logged hours as sources of a line. */
export const hoursAsSources = (timeEntryIds: readonly number[]): SourceRecord[] =>
  timeEntryIds.map((id) => ({ kind: 'timeEntry', id }));
