import { maySee } from '../../platform/api/maySee.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { projectPage } from '../../work/projects/projectPage.ts';

const figureWords = defineWords(() => import('./messages.ts'));

projectPage.top.add(part(() => import('./ProjectTop.tsx').then((m) => m.ProjectTop), [figureWords]));
projectPage.tabs.add({
  key: 'profit',
  resource: 'projects',
  names: { en: 'Profitability', lt: 'Pelningumas', no: 'Lønnsomhet' },
  isFor: () => maySee('TimeEntry', 'costRate') || maySee('Invoice', 'net'),
  content: part(() => import('./ProfitTab.tsx').then((m) => m.ProfitTab), [figureWords]),
});
