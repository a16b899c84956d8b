import { accountSetting } from './account-setting.ts';
import { blogList, blogSidebar } from './blog.ts';
import { blogDetails, blogForms } from './blog-posts.ts';
import { analytics, analyticsByPeriod, statistics } from './cards.ts';
import { faq, knowledgeBase, questionCategories, questionPage } from './faq.ts';
import { pricing } from './pricing.ts';
import { profile } from './profile.ts';
import { completionTitles } from './titles.ts';

const under = (path: string, bodies: Record<string, object>): [string, object][] =>
  Object.entries(bodies).map(([name, body]) => [`${path}/${name}`, body]);

/** Read-only answers, by path. */
export const samplePages: Record<string, object> = {
  '/account-setting/data': accountSetting,
  '/profile/data': profile,
  '/faq/data': faq,
  '/faq/data/knowledge_base': knowledgeBase,
  '/faq/data/category': questionCategories,
  '/faq/data/question': questionPage,
  '/pricing/data': pricing,
  '/blog/list/data': blogList,
  '/blog/list/data/sidebar': blogSidebar,
  '/api/autocomplete/data': completionTitles,
  ...Object.fromEntries([
    ...blogDetails,
    ...blogForms,
    ...under('/card/card-analytics', analytics),
    ...analyticsByPeriod,
    ...under('/card/card-statistics', statistics),
  ]),
};
