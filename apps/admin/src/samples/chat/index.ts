import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { part } from '../../platform/page/page.ts';
import { backgroundSlot } from '../../platform/shell/backgroundSlot.ts';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const chatWords = defineWords(() => import('./messages.ts'));

export const chat = definePage({
  path: '/chat/index',
  subject: 'Dashboard',
  names: { en: 'Chat', lt: 'Pokalbiai', no: 'Chat' },
  icon: ForumOutlined,
  menu: { group: 'office', place: 20, shortcut: 'g>h' },
  words: [chatWords],
  page: () => import('./ChatPage.tsx').then((m) => m.ChatPage),
});

backgroundSlot.add({ subject: 'Dashboard', content: part(() => import('./ChatNotices.tsx').then((m) => m.ChatNotices)) });
