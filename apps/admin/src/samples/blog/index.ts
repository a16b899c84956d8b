import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { samplePageWords } from '../pages/index.ts';

const blogWords = defineWords(() => import('./messages.ts'));

export const blog = definePage({
  path: '/blog/index',
  subject: 'Dashboard',
  names: { en: 'Blog', lt: 'Tinklaraštis', no: 'Blogg' },
  icon: ArticleOutlined,
  menu: { group: 'samples', place: 120 },
  words: [blogWords, samplePageWords],
  page: () => import('./BlogList.tsx').then((m) => m.BlogList),
});
export const blogPost = definePage({
  path: '/blog/post',
  subject: 'Dashboard',
  words: [blogWords, samplePageWords],
  page: () => import('./BlogPost.tsx').then((m) => m.BlogPost),
});
export const blogForm = definePage({
  path: '/blog/edit',
  subject: 'Dashboard',
  words: [blogWords, samplePageWords],
  page: () => import('./BlogForm.tsx').then((m) => m.BlogForm),
});
