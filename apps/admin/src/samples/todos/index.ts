import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { emailSubjects } from '@kontor/domain';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { startPanels } from '../../platform/page/startPanels.ts';
import { everyRecord } from '../../platform/record/recordSlots.ts';

const todoWords = defineWords(() => import('./messages.ts'));

const names = { en: 'To-do', lt: 'Darbų sąrašas', no: 'Gjøremål' };

export const todos = definePage({
  path: '/todo/index',
  // For everybody on the staff; a Client sees other pages.
  subject: 'Dashboard',
  names,
  icon: ChecklistOutlined,
  menu: { group: 'office', place: 30, shortcut: 'g>l' },
  words: [todoWords],
  page: () => import('./TodoPage.tsx').then((m) => m.TodoPage),
});

everyRecord.tabs.add({
  key: 'todo',
  names,
  subject: 'Dashboard',
  of: emailSubjects,
  content: part(() => import('./RecordTodos.tsx').then((m) => m.RecordTodos), [todoWords]),
});

startPanels.add({ key: 'todos', content: part(() => import('./TodayPanel.tsx').then((m) => m.TodayPanel), [todoWords]) });
