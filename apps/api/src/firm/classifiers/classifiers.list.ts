import type { ClassifierRecord } from '@kontor/domain';
import { flag, moment, name, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

/** Every column that refers to a classifier. A new one has its line here, so that "in use" is never wrong. */
const uses = [
  'item.unit_id',
  'item.category_id',
  'file.category_id',
  'user_document.category_id',
  'user_account.jacket_size_id',
  'user_account.pant_size_id',
  'user_account.shoe_size_id',
];

const count = uses.map((use) => {
  const [table, column] = use.split('.');
  return `(select count(*) from ${table} where ${column} = k.id)`;
});

export const classifierList = listOf<ClassifierRecord>({
  name: 'classifiers',
  subject: 'Classifier',
  table: 'classifier k',
  columns: {
    id: whole('k.id'),
    version: shown('k.version'),
    createdAt: moment('k.created_at'),
    updatedAt: moment('k.updated_at'),
    type: whole('k.type'),
    code: text('k.code'),
    nameEn: name('k.name_en'),
    nameLt: name('k.name_lt'),
    nameNo: name('k.name_no'),
    position: whole('k.position'),
    active: flag('k.active'),
    useCount: shown(`(${count.join(' + ')})`),
  },
  search: ['code', 'nameEn', 'nameLt', 'nameNo'],
  sort: ['position', 'ASC'],
});
