import ContactSupportOutlined from '@mui/icons-material/ContactSupportOutlined';
import LocalLibraryOutlined from '@mui/icons-material/LocalLibraryOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { samplePageWords } from '../pages/index.ts';

const helpCentreWords = defineWords(() => import('./messages.ts'));

export const faq = definePage({
  path: '/faq/index',
  subject: 'Dashboard',
  names: { en: 'FAQ', lt: 'DUK', no: 'Spørsmål og svar' },
  icon: ContactSupportOutlined,
  menu: { group: 'samples', place: 90 },
  words: [helpCentreWords, samplePageWords],
  page: () => import('./FaqPage.tsx').then((m) => m.FaqPage),
});
export const knowledgeBase = definePage({
  path: '/knowledgeBase/index',
  subject: 'Dashboard',
  names: { en: 'Knowledge base', lt: 'Žinių bazė', no: 'Kunnskapsbase' },
  icon: LocalLibraryOutlined,
  menu: { group: 'samples', place: 100 },
  words: [helpCentreWords, samplePageWords],
  page: () => import('./KnowledgeBase.tsx').then((m) => m.KnowledgeBase),
});
export const questionCategories = definePage({
  path: '/knowledgeBase/category',
  subject: 'Dashboard',
  words: [helpCentreWords, samplePageWords],
  page: () => import('./CategoryPage.tsx').then((m) => m.CategoryPage),
});
export const question = definePage({
  path: '/knowledgeBase/question',
  subject: 'Dashboard',
  words: [helpCentreWords, samplePageWords],
  page: () => import('./QuestionPage.tsx').then((m) => m.QuestionPage),
});
