import { minutesToHours } from '../../platform/values/durations.ts';
import { roundBilledMinutes, type BilledRounding } from './time-entry.rules.ts';
import type { TimeEntryRecord } from './time-entry.ts';

export const unbilledGroupings = ['project', 'task', 'person', 'day', 'entry'] as const;
export type UnbilledGrouping = (typeof unbilledGroupings)[number];

export type UnbilledEntry = Pick<
  TimeEntryRecord,
  | 'id'
  | 'userId'
  | 'userName'
  | 'projectId'
  | 'projectName'
  | 'taskId'
  | 'taskName'
  | 'workDate'
  | 'minutes'
  | 'note'
  | 'billingRate'
> & {
  /** Dated within a period that was already invoiced; never merged with hours of the new period. */
  late?: boolean;
};

type ProposedLine = {
  kind: 'time';
  description: string;
  /** Hours with up to six decimals. */
  quantity: number;
  unit: 'HUR';
  unitPrice: number;
  timeEntryIds: number[];
  serviceFrom: string;
  serviceTo: string;
};

const longestDescription = 2000;

const keys: Record<UnbilledGrouping, (entry: UnbilledEntry) => string> = {
  project: (entry) => `${entry.projectId}`,
  task: (entry) => `${entry.projectId} ${entry.taskId ?? 'none'}`,
  person: (entry) => `${entry.userId}`,
  day: (entry) => entry.workDate,
  entry: (entry) => `${entry.id}`,
};

const templates: Record<UnbilledGrouping, string> = {
  project: '{project}',
  task: '{project}: {task}',
  person: '{person}',
  day: '{date}: {project}',
  entry: '{date} {project}: {note}',
};

const distinct = (values: (string | null)[]): string => [...new Set(values.filter((value) => value?.trim()))].join(', ');

/** Fills in the template, and trims separators that an empty token leaves at the ends. */
function describe(template: string, entries: readonly UnbilledEntry[], from: string, to: string): string {
  const tokens: Record<string, string> = {
    project: distinct(entries.map((entry) => entry.projectName)),
    task: distinct(entries.map((entry) => entry.taskName)),
    person: distinct(entries.map((entry) => entry.userName)),
    note: distinct(entries.map((entry) => entry.note)),
    date: from === to ? from : `${from} – ${to}`,
    from,
    to,
  };
  const text = template.replace(/\{(\w+)\}/g, (whole, token: string) => tokens[token] ?? whole);
  const trimmed = text.replace(/^[\s:,–-]+|[\s:,–-]+$/g, '');
  return [...trimmed].slice(0, longestDescription).join('');
}

/**
 * Proposes invoice lines for unbilled hours, ordered by their first day. Entries with different rates never share a line, those
 * without a rate get a line of their own at 0, and late entries get lines apart from the hours of the new period. Minutes are
 * added up before they become hours, so that grouping never changes an amount by more than a cent per line (Peppol rule R120
 * allows 0.02). Tokens of the template: {project} {task} {person} {note} {date} {from} {to}. Example: entries of 50, 20 and 10
 * minutes at 85.00 on one project are one line of 1.333333 hours, 113.33.
 */
export function groupUnbilled(
  entries: readonly UnbilledEntry[],
  grouping: UnbilledGrouping,
  template: string = templates[grouping],
  rounding: BilledRounding = { mode: 'none', stepMinutes: 1 },
): ProposedLine[] {
  const sorted = [...entries].sort((a, b) => a.workDate.localeCompare(b.workDate) || a.id - b.id);
  const groups = new Map<string, UnbilledEntry[]>();
  for (const entry of sorted) {
    const key = `${keys[grouping](entry)} at ${entry.billingRate ?? 'no rate'}${entry.late ? ' late' : ''}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()].map((group): ProposedLine => {
    const serviceFrom = group[0]?.workDate ?? '';
    const serviceTo = group.at(-1)?.workDate ?? '';
    const minutes = group.reduce((total, entry) => total + roundBilledMinutes(entry.minutes, rounding), 0);
    return {
      kind: 'time',
      description: describe(template, group, serviceFrom, serviceTo),
      quantity: minutesToHours(minutes),
      unit: 'HUR',
      unitPrice: group[0]?.billingRate ?? 0,
      timeEntryIds: group.map((entry) => entry.id),
      serviceFrom,
      serviceTo,
    };
  });
}
