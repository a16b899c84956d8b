import type { AbsenceInput, AbsenceRecord } from '@kontor/domain';
import BeachAccessOutlined from '@mui/icons-material/BeachAccessOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { timeWords } from '../timeSheets/timeWords.ts';

const absenceWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    absences: { record: AbsenceRecord; input: AbsenceInput };
  }
}

/** Absences are asked for and decided about in their list, a tab of the hours. */
export const absences = defineResource({
  name: 'absences',
  subject: 'Absence',
  names: {
    en: 'Absence |||| Absences',
    lt: 'Neatvykimas |||| Neatvykimai |||| Neatvykimų',
    no: 'Fravær |||| Fravær',
    gender: { lt: 'm', no: 'n' },
  },
  icon: BeachAccessOutlined,
  recordRepresentation: ({ userName, firstDate, lastDate }) => `${userName}, ${firstDate} – ${lastDate}`,
  inputKeys: ['userId', 'kind', 'firstDate', 'lastDate', 'note'],
  touches: ['timeSheets'],
  words: [absenceWords, timeWords],
  sort: { field: 'firstDate', order: 'DESC' },
  list: () => import('./AbsenceList.tsx').then((m) => m.AbsenceList),
  show: () => import('./AbsenceShow.tsx').then((m) => m.AbsenceShow),
  rights: {
    group: 'work',
    objects: { en: 'the absences of everybody', lt: 'visų neatvykimus', no: 'fraværet til alle' },
  },
});
