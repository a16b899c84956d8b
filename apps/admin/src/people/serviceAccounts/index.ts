import type { ServiceAccountInput, ServiceAccountRecord } from '@kontor/domain';
import SmartToyOutlined from '@mui/icons-material/SmartToyOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { apiTokenWords } from '../apiTokens/index.ts';

const serviceAccountWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    serviceAccounts: { record: ServiceAccountRecord; input: ServiceAccountInput };
  }
}

export const serviceAccounts = defineResource({
  name: 'serviceAccounts',
  subject: 'ServiceAccount',
  names: {
    en: 'Service account |||| Service accounts',
    lt: 'Sistemos paskyra |||| Sistemos paskyros |||| Sistemos paskyrų',
    no: 'Tjenestekonto |||| Tjenestekontoer',
    gender: { lt: 'f', no: 'm' },
  },
  icon: SmartToyOutlined,
  recordRepresentation: 'name',
  inputKeys: ['name', 'note', 'roleId', 'active'],
  words: [serviceAccountWords, ...apiTokenWords],
  sort: { field: 'name', order: 'ASC' },
  list: () => import('./ServiceAccountList.tsx').then((m) => m.ServiceAccountList),
  create: () => import('./ServiceAccountForms.tsx').then((m) => m.ServiceAccountCreate),
  edit: () => import('./ServiceAccountForms.tsx').then((m) => m.ServiceAccountEdit),
  show: () => import('./ServiceAccountShow.tsx').then((m) => m.ServiceAccountShow),
  touches: ['apiTokens'],
  menu: { group: 'administration', place: 42 },
  rights: {
    group: 'people',
    objects: { en: 'service accounts', lt: 'sistemos paskyras', no: 'tjenestekontoer' },
  },
});
