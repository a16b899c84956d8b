import { addDays, isoWeek, publicHolidays, weekday } from '@kontor/domain';
import { cyclicAt, randomOf, type Random } from '../random.ts';
import { notes } from './customers/notes.ts';
import type { Person } from './people.ts';
import { rateOf, type Project, type Task } from './projects.ts';
import { baseColumns, type RowOf } from './tables.ts';

export type Entry = {
  id: number;
  person: Person;
  project: Project;
  task: Task;
  date: string;
  minutes: number;
  /** The billing rate; null for unbilled hours. */
  rate: number | null;
  note: string;
  startAt: string | null;
};
type Membership = { project: Project; member: Project['members'][number] };
type Span = { from: string; to: string };

const quarter = 15;

/** Splits the day into quarters of an hour, at least one for each part. */
function shares(parts: number, random: Random): number[] {
  const quarters = Array.from({ length: parts }, () => 1);
  const rest = random.whole(22, 35) - parts;
  for (let given = 0; given < rest; given += 1) {
    const index = random.whole(0, parts - 1);
    quarters[index] = (quarters[index] ?? 0) + 1;
  }
  return quarters.map((count) => count * quarter);
}

function isFree(country: 'LT' | 'NO', holidays: Map<string, ReadonlySet<string>>, date: string): boolean {
  const key = `${country} ${date.slice(0, 4)}`;
  const known = holidays.get(key) ?? new Set(publicHolidays(country, Number(date.slice(0, 4))).map((day) => day.date));
  holidays.set(key, known);
  return weekday(date) > 5 || known.has(date);
}

/** Everybody's hours of a month, day by day; a person writes `perDay` entries a day on average. */
export function makeHours(people: readonly Person[], projects: readonly Project[], perDay: number, seed: number) {
  const holidays = new Map<string, ReadonlySet<string>>();
  const memberships = new Map<number, Membership[]>(people.map((person) => [person.id, []]));
  for (const project of projects) {
    for (const member of project.members) memberships.get(member.person.id)?.push({ project, member });
  }
  let lastId = 0;

  function* dayOf(person: Person, open: readonly Membership[], date: string): Generator<Entry> {
    const random = randomOf(seed, 41, person.id, Number(date.replaceAll('-', '')));
    // Occasional weeks of holiday and sick days.
    const { year, week } = isoWeek(date);
    if (randomOf(seed, 42, person.id, year, week).chance(9) || random.chance(2)) return;
    const parts = Math.max(1, Math.floor(perDay) + (random.chance((perDay % 1) * 100) ? 1 : 0));
    const running = open.filter(({ project }) => project.from <= date && date <= project.to);
    const internal = running.slice(0, 1);
    let clock = 6 * 60 + random.whole(0, 8) * quarter;
    for (const minutes of shares(parts, random)) {
      const { project, member } =
        running.length === 1 || random.chance(9) ? random.pick(internal) : random.pick(running.slice(1));
      const task = random.pick(project.tasks);
      const words = notes[project.customer.language][task.kind];
      const begins = `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
      lastId += 1;
      yield {
        id: lastId,
        person,
        project,
        task,
        date,
        minutes,
        rate: rateOf(project, task, member),
        note: cyclicAt(words, random.whole(0, 999)),
        // Every fourth person enters start and end; the others enter only the duration.
        startAt: person.id % 4 === 1 ? `${date}T${begins}:00Z` : null,
      };
      clock += minutes;
    }
  }

  return function* hoursOf({ from, to }: Span): Generator<Entry> {
    const open = new Map(
      people.map((person) => [
        person.id,
        (memberships.get(person.id) ?? []).filter(({ project }) => project.from <= to && project.to >= from),
      ]),
    );
    for (let date = from; date <= to; date = addDays(date, 1)) {
      for (const person of people) {
        if (!isFree(person.country, holidays, date)) yield* dayOf(person, open.get(person.id) ?? [], date);
      }
    }
  };
}

export function entryRow(entry: Entry): RowOf<'time_entry'> {
  const { startAt } = entry;
  return {
    ...baseColumns(entry.id, `${entry.date}T15:${String(entry.id % 60).padStart(2, '0')}:00Z`),
    user_id: entry.person.id,
    project_id: entry.project.id,
    task_id: entry.task.id,
    work_date: entry.date,
    minutes: entry.minutes,
    start_at: startAt,
    end_at: startAt && new Date(Date.parse(startAt) + entry.minutes * 60_000).toISOString(),
    note: entry.note,
    billable: entry.rate !== null,
    billing_rate: entry.rate,
    cost_rate: entry.person.costRate,
  };
}
