import { mapColumns, simpleHeading, type ColumnMap } from '../../platform/imports/map-columns.ts';

export const importColumns = [
  'project',
  'customer',
  'task',
  'user',
  'login',
  'firstName',
  'lastName',
  'email',
  'note',
  'billable',
  'nonBillable',
  'date',
  'endDate',
  'start',
  'end',
  'duration',
  'hours',
  'minutes',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/**
 * The names that columns have in exports of Toggl Track, Clockify, Kimai, Harvest and solidtime and in hand-made files in
 * English, Lithuanian and Norwegian, the best one first. Letters and digits only, in small letters.
 */
const names: Record<ImportColumn, readonly string[]> = {
  project: ['project', 'project name', 'projektas', 'prosjekt'],
  customer: ['client', 'customer', 'client name', 'customer name', 'klientas', 'kunde'],
  task: ['task', 'task name', 'activity', 'activity name', 'užduotis', 'veikla', 'oppgave', 'aktivitet'],
  // Kimai has both the name that people see ("Name", "Navn") and the one they sign in with ("User", "Bruker").
  user: [
    ...['alias', 'full name', 'name', 'navn', 'user', 'user name', 'username', 'person', 'employee', 'member'],
    ...['darbuotojas', 'vardas ir pavardė', 'ansatt', 'bruker', 'brukernavn', 'medarbeider'],
  ],
  login: ['username', 'user', 'user name', 'brukernavn', 'bruker'],
  firstName: ['first name'],
  lastName: ['last name'],
  email: ['email', 'e mail', 'user email', 'mail', 'el paštas', 'epost', 'e post'],
  note: ['description', 'note', 'notes', 'comment', 'comments', 'aprašymas', 'beskrivelse'],
  billable: ['billable', 'is billable', 'apmokestinama', 'skaičiuojama klientui', 'skaičiuojama', 'fakturerbar', 'fakturerbart'],
  nonBillable: [
    ...['non billable', 'not billable', 'is non billable', 'neskaičiuojama klientui', 'neskaičiuojama', 'neapmokestinama'],
    ...['ikke fakturerbar', 'ikke fakturerbart'],
  ],
  date: ['start date', 'date', 'work date', 'day', 'data', 'dato'],
  endDate: ['end date'],
  start: ['start time', 'start', 'from', 'begin', 'nuo', 'fra'],
  end: ['end time', 'end', 'to', 'iki', 'til'],
  duration: ['duration h', 'duration', 'time h', 'duration hh mm ss', 'duration h mm', 'trukmė', 'varighet'],
  hours: ['hours', 'duration decimal', 'time decimal', 'duration hours', 'decimal hours', 'valandos', 'timer'],
  minutes: ['minutes', 'duration minutes', 'minutės', 'minutter'],
};

export type TimeColumnMap = ColumnMap<ImportColumn>;

/** Example: `mapTimeColumns(['Duration (h)', 'Project'])` has `duration` at 0 and `project` at 1. */
export const mapTimeColumns = (headers: readonly string[]): TimeColumnMap => mapColumns(headers, names);

/**
 * Which program wrote the file, by what only its exports have. Example: `formatOf(['Activity', 'Customer', 'Project'])` is
 * `kimai`.
 */
export function formatOf(headers: readonly string[]): 'toggl' | 'clockify' | 'kimai' | 'other' {
  const found = headers.map(simpleHeading);
  const has = (...all: string[]): boolean => all.every((name) => found.includes(name));
  if (has('duration h', 'start date') || has('duration decimal', 'project')) return 'clockify';
  if (has('start date', 'duration', 'client')) return 'toggl';
  if (has('activity', 'customer', 'project') || has('aktivitet', 'kunde', 'prosjekt')) return 'kimai';
  return 'other';
}
