import type { ProjectInput, ProjectRecord } from '@kontor/domain';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import type { RaRecord } from 'react-admin';
import { customerPage } from '../../customers/customers/customerPage.ts';
import { may } from '../../platform/api/ability.ts';
import { rateWords } from '../../firm/rates/index.ts';
import { part } from '../../platform/page/page.ts';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

export const projectWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    projects: { record: ProjectRecord; input: ProjectInput };
  }
}

export const projects = defineResource({
  name: 'projects',
  subject: 'Project',
  names: {
    en: 'Project |||| Projects',
    lt: 'Projektas |||| Projektai |||| Projektų',
    no: 'Prosjekt |||| Prosjekter',
    gender: { lt: 'm', no: 'n' },
  },
  icon: FolderOutlined,
  recordRepresentation: (record: RaRecord) => `${record['code']} ${record['name']}`,
  inputKeys: [
    'code',
    'name',
    'customerId',
    'billing',
    'hourlyRate',
    'rates',
    'budgetAmount',
    'budgetMinutes',
    'markUpPercent',
    'startDate',
    'endDate',
    'description',
  ],
  words: [projectWords, rateWords],
  sort: { field: 'code', order: 'DESC' },
  list: () => import('./ProjectList.tsx').then((m) => m.ProjectList),
  create: () => import('./ProjectCreate.tsx').then((m) => m.ProjectCreate),
  edit: () => import('./ProjectEdit.tsx').then((m) => m.ProjectEdit),
  show: () => import('./show/ProjectShow.tsx').then((m) => m.ProjectShow),
  touches: ['timeSheets', 'invoices'],
  menu: { group: 'work', place: 10, shortcut: 'g>p' },
});

customerPage.tabs.add({
  key: 'projects',
  resource: 'projects',
  isFor: () => may('list', 'Project'),
  content: part(() => import('./CustomerProjects.tsx').then((m) => m.CustomerProjects), [projectWords]),
  flush: true,
});
