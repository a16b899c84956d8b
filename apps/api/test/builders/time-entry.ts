import { Absence } from '../../src/work/absences/absence.entity.ts';
import { TimeEntry } from '../../src/work/time-entries/time-entry.entity.ts';
import { TimeImport } from '../../src/work/time-imports/time-import.entity.ts';
import { TimeWeek } from '../../src/work/time-weeks/time-week.entity.ts';
import { Timer } from '../../src/work/timers/timer.entity.ts';
import { aProject } from './project.ts';
import { rowsOf } from './store.ts';
import { aUser } from './user.ts';

export const aTimeEntry = rowsOf(TimeEntry)(() => ({
  userId: aUser(),
  projectId: aProject(),
  workDate: '2026-03-02',
  minutes: 60,
}));

/** Started five minutes ago. */
export const aTimer = rowsOf(Timer)(() => ({
  userId: aUser(),
  projectId: aProject(),
  startedAt: new Date(Date.now() - 5 * 60_000),
}));

export const aTimeImport = rowsOf(TimeImport)(() => ({
  fileName: 'a.csv',
  format: 'kontor',
  rowCount: 1,
  minutes: 60,
  createdById: aUser(),
}));

/** Open, as after it was withdrawn. */
export const aTimeWeek = rowsOf(TimeWeek)(() => ({ userId: aUser(), weekStart: '2026-03-02' }));

/** A week of holiday, asked for. */
export const anAbsence = rowsOf(Absence)(() => ({
  userId: aUser(),
  kind: 'holiday',
  firstDate: '2026-03-02',
  lastDate: '2026-03-06',
}));
