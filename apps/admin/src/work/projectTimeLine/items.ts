import {
  addDays,
  earliestStart,
  isLate,
  progressOf,
  type ProjectTimeline,
  type TimelineMilestone,
  type TimelineProject,
  type TimelineTask,
} from '@kontor/domain';

/** A project, task or milestone with its days. */
export type Item = {
  key: string;
  kind: 'project' | 'task' | 'milestone';
  id: number;
  version: number;
  projectId: number;
  name: string;
  /** First and last day; a project without an end goes on. */
  start: string | null;
  end: string | null;
  /** The day that is not stored: the bar then has the other one alone. */
  missing: 'start' | 'end' | null;
  /** From 0 to 1; null where there is nothing to compare with. */
  progress: number | null;
  isDone: boolean;
  isLate: boolean;
  person: string | null;
  loggedMinutes: number | null;
  estimateMinutes: number | null;
  /** The keys of the tasks that it waits for. */
  waitsFor: string[];
  waitsForNames: string[];
  /** The earliest day on which it can start, when it starts before that day. */
  tooEarly: string | null;
};
export type Days = Pick<Item, 'start' | 'end'>;
/** A row of the chart, of the table and of the list. */
export type Row =
  | { kind: 'project'; key: string; item: Item; customer: string; isFolded: boolean; inside: number }
  | { kind: 'person'; key: string; name: string | null; tasks: TimelineTask[]; isFolded: boolean; inside: number }
  | { kind: 'item'; key: string; item: Item; project: string };
type Grouping = 'project' | 'person';

const resources = { project: 'projects', task: 'tasks', milestone: 'milestones' } as const;
export const resourceOfItem = ({ kind }: Pick<Item, 'kind'>) => resources[kind];
const subjects = { project: 'Project', task: 'Task', milestone: 'Milestone' } as const;
export const subjectOfItem = ({ kind }: Pick<Item, 'kind'>) => subjects[kind];

const projectItem = (project: TimelineProject, today: string): Item => {
  const isDone = project.status === 'completed' || project.status === 'cancelled';
  return {
    key: `project-${project.id}`,
    kind: 'project',
    id: project.id,
    version: project.version,
    projectId: project.id,
    name: project.name,
    start: project.startDate ?? project.endDate,
    end: project.endDate,
    missing: project.startDate === null ? 'start' : null,
    progress: project.budgetMinutes ? Math.min(1, project.loggedMinutes / project.budgetMinutes) : null,
    isDone,
    isLate: isLate({ isDone, dueDate: project.endDate }, today),
    person: null,
    loggedMinutes: project.loggedMinutes,
    estimateMinutes: project.budgetMinutes,
    waitsFor: [],
    waitsForNames: [],
    tooEarly: null,
  };
};

type Other = Pick<TimelineTask, 'name' | 'dueDate'>;

const taskItem = (task: TimelineTask, today: string, others: ReadonlyMap<number, Other>): Item => {
  const start = task.startDate ?? task.dueDate;
  const earliest = task.isDone ? null : earliestStart(task.predecessors, (id) => others.get(id)?.dueDate);
  return {
    key: `task-${task.id}`,
    kind: 'task',
    id: task.id,
    version: task.version,
    projectId: task.projectId,
    name: task.name,
    start,
    end: task.dueDate ?? task.startDate,
    missing: task.startDate === null ? 'start' : task.dueDate === null ? 'end' : null,
    progress: task.isDone || task.estimateMinutes ? progressOf(task) : null,
    isDone: task.isDone,
    isLate: isLate(task, today),
    person: task.assigneeName,
    loggedMinutes: task.loggedMinutes,
    estimateMinutes: task.estimateMinutes,
    waitsFor: task.predecessors.map(({ taskId }) => `task-${taskId}`),
    waitsForNames: task.predecessors.flatMap(({ taskId }) => others.get(taskId)?.name ?? []),
    tooEarly: earliest !== null && start !== null && start < earliest ? earliest : null,
  };
};

const milestoneItem = (milestone: TimelineMilestone, today: string): Item => ({
  key: `milestone-${milestone.id}`,
  kind: 'milestone',
  id: milestone.id,
  version: milestone.version,
  projectId: milestone.projectId,
  name: milestone.name,
  start: milestone.dueDate,
  end: milestone.dueDate,
  missing: null,
  progress: null,
  isDone: milestone.isDone,
  isLate: isLate(milestone, today),
  person: null,
  loggedMinutes: null,
  estimateMinutes: null,
  waitsFor: [],
  waitsForNames: [],
  tooEarly: null,
});

const groupBy = <T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

type Asked = {
  by: Grouping;
  today: string;
  isFolded: (key: string) => boolean;
  /** The alphabet of the screen. */
  compare: (one: string, other: string) => number;
};

/** The rows of a timeline, without those inside a folded project or person. */
export function rowsOf(timeline: ProjectTimeline, { by, today, isFolded, compare }: Asked): Row[] {
  const others = new Map<number, Other>([...timeline.outside, ...timeline.tasks].map((task) => [task.id, task]));
  const itemOf = (task: TimelineTask): Item => taskItem(task, today, others);
  const names = new Map(timeline.projects.map(({ id, name }) => [id, name]));
  const rowOf = (item: Item): Row => ({ kind: 'item', key: item.key, item, project: names.get(item.projectId) ?? '' });
  if (by === 'person') {
    const groups = [...groupBy(timeline.tasks, ({ assigneeId }) => assigneeId)];
    const sorted = groups.toSorted(([, [one]], [, [other]]) =>
      compare(one?.assigneeName ?? '\uffff', other?.assigneeName ?? '\uffff'),
    );
    return sorted.flatMap(([id, tasks]): Row[] => {
      const key = `person-${id ?? 'nobody'}`;
      const name = tasks[0]?.assigneeName ?? null;
      const head: Row = { kind: 'person', key, name, tasks, isFolded: isFolded(key), inside: tasks.length };
      const inside = tasks.toSorted((one, other) =>
        (one.startDate ?? one.dueDate ?? '\uffff').localeCompare(other.startDate ?? other.dueDate ?? '\uffff'),
      );
      return [head, ...(head.isFolded ? [] : inside.map((task) => rowOf(itemOf(task))))];
    });
  }
  const tasks = groupBy(timeline.tasks, ({ projectId }) => projectId);
  const milestones = groupBy(timeline.milestones, ({ projectId }) => projectId);
  return timeline.projects.flatMap((project): Row[] => {
    const item = projectItem(project, today);
    const inside = [
      ...(tasks.get(project.id) ?? []).map(itemOf),
      ...(milestones.get(project.id) ?? []).map((milestone) => milestoneItem(milestone, today)),
    ];
    const folded = isFolded(item.key);
    const head: Row = {
      kind: 'project',
      key: item.key,
      item,
      customer: project.customerName,
      isFolded: folded,
      inside: inside.length,
    };
    return [head, ...(folded ? [] : inside.map(rowOf))];
  });
}

export type Shift = { mode: 'move' | 'start' | 'end'; days: number };

/** The days of an item after it was moved, or its start or end was. An end never comes before its start. */
export function shifted({ start, end, kind }: Pick<Item, 'start' | 'end' | 'kind'>, { mode, days }: Shift): Days {
  if (start === null) return { start, end };
  if (kind === 'milestone' || mode === 'move') return { start: addDays(start, days), end: end && addDays(end, days) };
  if (mode === 'start') {
    const moved = addDays(start, days);
    return { start: end !== null && moved > end ? end : moved, end };
  }
  const moved = end && addDays(end, days);
  return { start, end: moved !== null && moved < start ? start : moved };
}

/** The fields that the days of an item are stored in. A day that was not stored stays away until the bar is more than one day long. */
export function daysOf({ kind, missing }: Pick<Item, 'kind' | 'missing'>, { start, end }: Days): Record<string, string | null> {
  if (kind === 'milestone') return { dueDate: end };
  const isOneDay = start === end;
  const first = missing === 'start' && isOneDay ? null : start;
  const last = missing === 'end' && isOneDay ? null : end;
  return kind === 'project' ? { startDate: first, endDate: last } : { startDate: first, dueDate: last };
}

/** The timeline with other fields of one item. */
export function patched(timeline: ProjectTimeline, { kind, id }: Pick<Item, 'kind' | 'id'>, change: object): ProjectTimeline {
  const inRow = <T extends { id: number }>(rows: T[]): T[] => rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  if (kind === 'project') return { ...timeline, projects: inRow(timeline.projects) };
  if (kind === 'task') return { ...timeline, tasks: inRow(timeline.tasks) };
  return { ...timeline, milestones: inRow(timeline.milestones) };
}
