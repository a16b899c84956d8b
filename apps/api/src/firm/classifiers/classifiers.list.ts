import type { ClassifierRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { shown } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { Classifier } from './classifier.entity.ts';

const k = from(Classifier, 'k');

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

export const classifierList = listOf<ClassifierRecord>('classifiers', k, {
  columns: columnsOf(k, {
    nameEn: alphabetic,
    nameLt: alphabetic,
    nameNo: alphabetic,
    useCount: shown(`(${count.join(' + ')})`),
  }),
  search: ['code', 'nameEn', 'nameLt', 'nameNo'],
  sort: ['position', 'ASC'],
});
