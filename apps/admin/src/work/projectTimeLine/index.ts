import TimelineOutlined from '@mui/icons-material/ViewTimelineOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { projectWords } from '../projects/index.ts';

const timelineWords = defineWords(() => import('./messages.ts'));

export const projectTimeLine = definePage({
  path: '/projectTimeLine/index',
  subject: 'Project',
  names: { en: 'Project timeline', lt: 'Projektų laiko juosta', no: 'Prosjekttidslinje' },
  icon: TimelineOutlined,
  menu: { group: 'work', place: 20, shortcut: 'g>g' },
  words: [timelineWords, projectWords],
  page: () => import('./TimelinePage.tsx').then((m) => m.TimelinePage),
});
