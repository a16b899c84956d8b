import {
  timeEntrySortFields,
  type TimeEntryInput,
  type TimeEntryRecord,
  type TimeImportRecord,
  type TimeWeekRecord,
} from '@kontor/domain';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { part } from '../../platform/page/page.ts';
import { pageShortcuts } from '../../platform/shell/shortcuts/pageShortcuts.ts';
import { barSlot } from '../../platform/shell/bar/barSlot.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { importWords } from '../../platform/imports/index.ts';
import { timeWords } from './timeWords.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    timeSheets: { record: TimeEntryRecord; input: TimeEntryInput };
    timeImports: { record: TimeImportRecord };
    timeWeeks: { record: TimeWeekRecord };
  }
}

export const timeSheets = defineResource({
  name: 'timeSheets',
  subject: 'TimeEntry',
  path: 'time-entries',
  names: {
    en: 'Time entry |||| Time tracking',
    lt: 'Laiko įrašas |||| Laiko apskaita |||| Laiko apskaita',
    no: 'Timeføring |||| Timeføring',
    gender: { lt: 'm', no: 'm' },
  },
  icon: ScheduleOutlined,
  recordRepresentation: (record) => `${record['workDate']} ${record['projectName']}`,
  inputKeys: ['userId', 'projectId', 'taskId', 'workDate', 'minutes', 'startAt', 'endAt', 'note', 'billable', 'overrideRate'],
  touches: ['projects', 'tasks', 'customers'],
  sortFields: timeEntrySortFields,
  words: [timeWords],
  list: () => import('./TimeSheetPage.tsx').then((m) => m.TimeSheetPage),
  edit: () => import('./entries/TimeEntryEdit.tsx').then((m) => m.TimeEntryEdit),
  menu: { group: 'work', place: 30, shortcut: 'g>t', leadsTo: ['/timeWeeks/index', '/absences/index'] },
});

/** Imports have no pages: they are a tab of the hours. */
export const timeImports = defineResource({
  name: 'timeImports',
  subject: 'TimeEntry',
  touches: ['timeSheets'],
  words: [importWords],
});

/** Weeks are submitted where hours are typed, and decided about in this list. */
export const timeWeeks = defineResource({
  name: 'timeWeeks',
  subject: 'TimeWeek',
  names: {
    en: 'Week |||| Weeks',
    lt: 'Savaitė |||| Savaitės |||| Savaičių',
    no: 'Uke |||| Uker',
    gender: { lt: 'f', no: 'm' },
  },
  icon: EventAvailableOutlined,
  recordRepresentation: ({ weekStart, userName }) => `${weekStart} ${userName}`,
  touches: ['timeSheets'],
  words: [timeWords],
  sort: { field: 'oddityCount', order: 'DESC' },
  opensWith: { status: 'submitted' },
  list: () => import('./weeks/TimeWeekList.tsx').then((m) => m.TimeWeekList),
  show: () => import('./weeks/TimeWeekShow.tsx').then((m) => m.TimeWeekShow),
  rights: {
    group: 'work',
    objects: { en: 'the weeks of everybody', lt: 'visų savaites', no: 'alles uker' },
  },
});

pageShortcuts.add({
  page: { en: 'Week of time tracking', lt: 'Laiko apskaitos savaitė', no: 'Uken i timeføringen' },
  keys: [
    {
      keys: 'a',
      names: { en: 'Add a project or task', lt: 'Pridėti projektą ar užduotį', no: 'Legg til prosjekt eller oppgave' },
    },
    { keys: '[', names: { en: 'Previous week', lt: 'Ankstesnė savaitė', no: 'Forrige uke' } },
    { keys: ']', names: { en: 'Next week', lt: 'Kita savaitė', no: 'Neste uke' } },
  ],
});

barSlot.add({
  subject: 'TimeEntry',
  content: part(() => import('./timer/TimerButton.tsx').then((m) => m.TimerButton)),
  shortcut: { keys: 't', names: { en: 'Log time', lt: 'Įrašyti laiką', no: 'Før timer' } },
});
