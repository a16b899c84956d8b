import type { ApiTokenRecord } from '@kontor/domain';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';
import { roleWords } from '../roles/index.ts';

export const apiTokenWords = [defineWords(() => import('./messages.ts')), roleWords];

declare module '../../platform/api/resource.ts' {
  interface Resources {
    apiTokens: { record: ApiTokenRecord };
  }
}

/** The tokens of everybody. A person makes their own on the Security page, and those of a service account on its page. */
export const apiTokens = defineResource({
  name: 'apiTokens',
  subject: 'ApiToken',
  names: {
    en: 'API token |||| API tokens',
    lt: 'API raktas |||| API raktai |||| API raktų',
    no: 'API-nøkkel |||| API-nøkler',
    gender: { lt: 'm', no: 'm' },
  },
  icon: KeyOutlined,
  recordRepresentation: 'name',
  words: apiTokenWords,
  sort: { field: 'id', order: 'DESC' },
  list: () => import('./TokenList.tsx').then((m) => m.TokenList),
  touches: ['serviceAccounts'],
  menu: { group: 'administration', place: 44 },
  rights: {
    group: 'people',
    objects: { en: 'the API tokens of everybody', lt: 'visų API raktus', no: 'API-nøklene til alle' },
  },
});
