import {
  add,
  dayAllowance,
  groupUnbilled,
  multiply,
  round,
  timeOverviewGroups,
  type TimeDay,
  type TimeEntryRecord,
  type TimeOverviewGroup,
  type TimeOverviewRow,
  type UnbilledProject,
  type UnbilledTimeEntry,
} from '@kontor/domain';
import { ok, Refusal, type Calls, type Query } from '../frame.ts';
import type { Firm } from './firm.ts';
import { minutesOn } from './hours.ts';
import { personIdOf } from './sent.ts';

const textOf = (query: Query, name: string): string => String([query[name]].flat()[0] ?? '');
const idOf = (query: Query, name: string): number | undefined => Number(textOf(query, name)) || undefined;

/** The entries of a period that the query asks for. */
function entriesOf(firm: Firm, query: Query): TimeEntryRecord[] {
  const [from, to] = [textOf(query, 'from'), textOf(query, 'to')];
  const [userId, projectId, customerId] = [idOf(query, 'userId'), idOf(query, 'projectId'), idOf(query, 'customerId')];
  const { 'time-entries': entries } = firm.fresh();
  return entries.filter(
    (entry) =>
      (!from || entry.workDate >= from) &&
      (!to || entry.workDate <= to) &&
      (!userId || entry.userId === userId) &&
      (!projectId || entry.projectId === projectId) &&
      (!customerId || entry.customerId === customerId),
  );
}

function grouped<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const minutesOf = (entries: readonly TimeEntryRecord[]): number => entries.reduce((sum, { minutes }) => sum + minutes, 0);

function dayOf(entries: TimeEntryRecord[]): TimeDay[] {
  const [first] = entries;
  if (!first) return [];
  return [
    {
      date: first.workDate,
      userId: first.userId,
      userName: first.userName,
      minutes: minutesOf(entries),
      billableMinutes: minutesOf(entries.filter(({ billable }) => billable)),
      entryCount: entries.length,
    },
  ];
}

const groups: Record<TimeOverviewGroup, { key: (entry: TimeEntryRecord) => string; label: (entry: TimeEntryRecord) => string }> =
  {
    user: { key: ({ userId }) => String(userId), label: ({ userName }) => userName },
    project: {
      key: ({ projectId }) => String(projectId),
      label: ({ projectName, customerName }) => `${projectName} · ${customerName}`,
    },
    customer: { key: ({ customerId }) => String(customerId), label: ({ customerName }) => customerName },
    task: {
      key: ({ taskId }) => String(taskId ?? ''),
      label: ({ projectName, taskName }) => (taskName ? `${projectName}: ${taskName}` : ''),
    },
    day: { key: ({ workDate }) => workDate, label: ({ workDate }) => workDate },
  };

function overviewOf(entries: TimeEntryRecord[], groupBy: TimeOverviewGroup): TimeOverviewRow[] {
  const { key, label } = groups[groupBy];
  const rows = [...grouped(entries, key)].map(([name, list]) => ({
    key: name,
    label: list[0] ? label(list[0]) : '',
    minutes: minutesOf(list),
    billableMinutes: minutesOf(list.filter(({ billable }) => billable)),
    billedMinutes: minutesOf(list.filter(({ billingState }) => billingState === 'billed')),
    entryCount: list.length,
  }));
  return groupBy === 'day'
    ? rows.sort((a, b) => a.key.localeCompare(b.key))
    : rows.sort((a, b) => b.minutes - a.minutes || a.label.localeCompare(b.label));
}

/** The last day up to which hours of each project stand on invoices that were sent. */
function invoicedUntil(firm: Firm): Map<number, string> {
  const { 'time-entries': entries, invoices } = firm.fresh();
  const projectOf = new Map(entries.map(({ id, projectId }) => [id, projectId]));
  const until = new Map<number, string>();
  const lines = invoices.filter(({ status }) => status === 'sent' || status === 'paid').flatMap((invoice) => invoice.lines);
  for (const { serviceTo, timeEntryIds } of lines)
    for (const projectId of new Set(timeEntryIds.map((id) => projectOf.get(id) ?? 0)))
      if (serviceTo && serviceTo > (until.get(projectId) ?? '')) until.set(projectId, serviceTo);
  return until;
}

function unbilledOf(entries: UnbilledTimeEntry[]): UnbilledProject[] {
  const [first] = entries;
  if (!first) return [];
  return [
    {
      projectId: first.projectId,
      projectName: first.projectName,
      minutes: minutesOf(entries),
      amount: groupUnbilled(entries, 'project').reduce(
        (sum, { quantity, unitPrice }) => add(sum, round(multiply(quantity, unitPrice), 2)),
        0,
      ),
      oldestDate: first.workDate,
      entries,
    },
  ];
}

/** What the pages of time tracking ask for besides the entries themselves. */
export const timeCalls = (firm: Firm): Calls => ({
  'GET /api/v1/time-entries/day-allowance': (call) => {
    const [date, userId] = [textOf(call.query, 'date'), idOf(call.query, 'userId') ?? personIdOf(call)];
    const limitMinutes = firm.organisation.dayLimitMinutes;
    const loggedMinutes = minutesOn(firm, userId, date);
    const { leftMinutes } = dayAllowance({ limitMinutes, loggedMinutes });
    return ok({ userId, date, limitMinutes, loggedMinutes, leftMinutes });
  },
  'GET /api/v1/time-entries/days': ({ query }) =>
    ok(
      [...grouped(entriesOf(firm, query), ({ workDate, userId }) => `${workDate} ${userId}`).values()]
        .flatMap(dayOf)
        .sort((a, b) => b.date.localeCompare(a.date) || a.userName.localeCompare(b.userName)),
    ),
  'GET /api/v1/time-entries/overview': ({ query }) => {
    const groupBy = timeOverviewGroups.find((one) => one === (textOf(query, 'groupBy') || 'project'));
    if (!groupBy) throw new Refusal(400, 'list.bad_filter', { field: 'groupBy' });
    return ok(overviewOf(entriesOf(firm, query), groupBy));
  },
  'GET /api/v1/time-entries/unbilled': ({ query }) => {
    const until = invoicedUntil(firm);
    const open = entriesOf(firm, query)
      .filter(({ billingState }) => billingState === 'unbilled')
      .map((entry) => ({ ...entry, late: entry.workDate <= (until.get(entry.projectId) ?? '') }))
      .sort((a, b) => a.workDate.localeCompare(b.workDate) || a.id - b.id);
    return ok([...grouped(open, ({ projectId }) => String(projectId)).values()].flatMap(unbilledOf));
  },
  'GET /api/v1/time-entries/timer': () => ok({ timer: null }),
  'GET /api/v1/time-imports': () => ({ status: 200, body: [], headers: { 'Content-Range': 'time-imports */0' } }),
});
