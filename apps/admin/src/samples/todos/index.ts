import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const todoWords = defineWords(() => import('./messages.ts'));

export const todos = definePage({
  path: '/todo/index',
  // For everybody who works here; what a client sees is another question.
  subject: 'Dashboard',
  names: { en: 'To-do', lt: 'Darbų sąrašas', no: 'Gjøremål' },
  icon: ChecklistOutlined,
  menu: { group: 'samples', place: 30, shortcut: 'g>l' },
  words: [todoWords],
  page: () => import('./TodoPage.tsx').then((m) => m.TodoPage),
});
