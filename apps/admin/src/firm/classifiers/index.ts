import type { ClassifierInput, ClassifierRecord } from '@kontor/domain';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { defineResource } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const classifierWords = defineWords(() => import('./messages.ts'));

declare module '../../platform/api/resource.ts' {
  interface Resources {
    classifiers: { record: ClassifierRecord; input: ClassifierInput };
  }
}

export const classifiers = defineResource({
  name: 'classifiers',
  subject: 'Classifier',
  names: {
    en: 'Classifier |||| Classifiers',
    lt: 'Klasifikatorius |||| Klasifikatoriai |||| Klasifikatorių',
    no: 'Kodeliste |||| Kodelister',
    gender: { lt: 'm', no: 'm' },
  },
  icon: CategoryOutlined,
  recordRepresentation: 'nameEn',
  inputKeys: ['type', 'code', 'nameEn', 'nameLt', 'nameNo', 'position', 'active'],
  words: [classifierWords],
  list: () => import('./ClassifiersPage.tsx').then((m) => m.ClassifiersPage),
  menu: { group: 'administration', place: 20 },
});
