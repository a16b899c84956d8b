import type { ClassifierRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { shown, type Column } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { keysTo } from '../../platform/subjects/subjects.ts';
import { Classifier } from './classifier.entity.ts';

const k = from(Classifier, 'k');

/** How often an entry is used: asked when all tables are known, as those of later wings refer to it too. */
const useCount: Column = {
  ...shown(''),
  get sql() {
    const counts = keysTo(Classifier).map(({ table, column }) => `(select count(*) from ${table} where ${column.column} = k.id)`);
    return `(${counts.join(' + ')})`;
  },
};

export const classifierList = listOf<ClassifierRecord>('classifiers', k, {
  columns: columnsOf(k, {
    nameEn: alphabetic,
    nameLt: alphabetic,
    nameNo: alphabetic,
    useCount,
  }),
  search: ['code', 'nameEn', 'nameLt', 'nameNo'],
  sort: ['position', 'ASC'],
});
