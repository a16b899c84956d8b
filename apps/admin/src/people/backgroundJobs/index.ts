import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { barSlot } from '../../platform/shell/bar/barSlot.ts';
import { accountWords } from '../account/index.ts';

export const backgroundJobWords = defineWords(() => import('./messages.ts'));

/** Long work that the person started, running and ended. */
export const backgroundJobs = definePage({
  path: '/account/background-jobs',
  names: { en: 'Background jobs', lt: 'Foninės užduotys', no: 'Bakgrunnsjobber' },
  words: [accountWords, backgroundJobWords],
  shows: 'BackgroundJob',
  page: () => import('./BackgroundJobsPage.tsx').then((m) => m.BackgroundJobsPage),
});

barSlot.add({ content: part(() => import('./RunningJobs.tsx').then((m) => m.RunningJobs), [backgroundJobWords]) });
