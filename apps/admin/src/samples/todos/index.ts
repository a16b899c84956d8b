import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import { page } from '../../platform/page/page.ts';
import { definePage } from '../../platform/api/resource.ts';

export const todos = definePage({
  path: '/todo/index',
  // For everybody who works here; what a client sees is another question.
  subject: 'Dashboard',
  names: { en: 'To-do', lt: 'Darbų sąrašas', no: 'Gjøremål' },
  icon: ChecklistOutlined,
  menu: { group: 'overview', place: 20, shortcut: 'g>l' },
  page: page(() => import('./TodoPage.tsx').then((m) => m.TodoPage)),
});
