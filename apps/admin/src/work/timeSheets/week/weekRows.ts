import { whyFixed, type TimeEntryRecord } from '@kontor/domain';

/** A row of the grid: a project or one of its tasks. */
export type WeekRow = {
  projectId: number;
  projectName: string;
  customerName: string;
  taskId: number | null;
  taskName: string | null;
};
export type Cell = { row: WeekRow; date: string };

export const rowKey = ({ projectId, taskId }: Pick<WeekRow, 'projectId' | 'taskId'>): string => `${projectId}:${taskId ?? ''}`;
export const cellKey = ({ row, date }: Cell): string => `${rowKey(row)}@${date}`;
export const rowName = ({ projectName, taskName }: WeekRow): string => (taskName ? `${projectName}: ${taskName}` : projectName);
export const rowOf = ({ projectId, projectName, customerName, taskId, taskName }: TimeEntryRecord): WeekRow => ({
  projectId,
  projectName,
  customerName,
  taskId,
  taskName,
});

type Alphabet = (one: string, other: string) => number;

/** Rows with hours and rows added to be filled, by name. */
export function rowsOf(entries: readonly TimeEntryRecord[], kept: readonly WeekRow[], compare: Alphabet): WeekRow[] {
  const rows = new Map(kept.map((row) => [rowKey(row), row]));
  for (const entry of entries) rows.set(rowKey(entry), rowOf(entry));
  return [...rows.values()].sort((a, b) => compare(rowName(a), rowName(b)));
}

export const entriesIn = (entries: readonly TimeEntryRecord[], { row, date }: Cell): TimeEntryRecord[] =>
  entries.filter((entry) => entry.workDate === date && rowKey(entry) === rowKey(row));

export const minutesOf = (entries: readonly { minutes: number }[]): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * Says whether a cell can be edited in place: it has at most one plain entry. Several entries, clock times and fixed ones need the
 * panel.
 */
export function isPlain(entries: readonly TimeEntryRecord[]): boolean {
  const [first, ...others] = entries;
  return !first || (others.length === 0 && !first.startAt && !whyFixed(first));
}
