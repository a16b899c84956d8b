import { documentFields, type EstimateDetail, type EstimateInput } from '@kontor/domain';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { customerPage } from '../../customers/customers/customerPage.ts';
import { documentWords } from '../../documents/index.ts';
import { may } from '../../platform/api/ability.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { part } from '../../platform/page/page.ts';
import { projectPage } from '../../work/projects/projectPage.ts';

export const estimateWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    estimates: { record: EstimateDetail; input: EstimateInput };
  }
}

export const estimates = defineResource({
  name: 'estimates',
  subject: 'Estimate',
  names: {
    en: 'Estimate |||| Estimates',
    lt: 'Pasiūlymas |||| Pasiūlymai |||| Pasiūlymai',
    no: 'Tilbud |||| Tilbud',
    gender: { lt: 'm', no: 'n' },
  },
  icon: RequestQuoteOutlined,
  recordRepresentation: ({ id, number }) => String(number ?? `#${id}`),
  inputKeys: [...documentFields, 'estimateDate', 'expiryDate', 'lines', 'priceBelowCostConfirmed', 'noProjectConfirmed'],
  words: [estimateWords, documentWords],
  sort: { field: 'estimateDate', order: 'DESC' },
  list: () => import('./EstimateList.tsx').then((m) => m.EstimateList),
  create: () => import('./EstimateCreate.tsx').then((m) => m.EstimateCreate),
  edit: () => import('./EstimateEdit.tsx').then((m) => m.EstimateEdit),
  show: () => import('./EstimateShow.tsx').then((m) => m.EstimateShow),
  touches: ['invoices', 'projects', 'tasks'],
  needs: { record: 'lines' },
  menu: { group: 'sales', place: 20 },
  rights: {
    group: 'sales',
    objects: { en: 'estimates', lt: 'pasiūlymus', no: 'tilbud' },
    of: { en: 'estimates', lt: 'pasiūlymų', no: 'tilbud' },
  },
});

const tab = { key: 'estimates', resource: 'estimates', isFor: () => may('list', 'Estimate'), flush: true } as const;
customerPage.tabs.add({
  ...tab,
  content: part(() => import('./RelatedEstimates.tsx').then((m) => m.CustomerEstimates), [estimateWords, documentWords]),
});
projectPage.tabs.add({
  ...tab,
  content: part(() => import('./RelatedEstimates.tsx').then((m) => m.ProjectEstimates), [estimateWords, documentWords]),
});
