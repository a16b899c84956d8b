import { mostCountedUses, type ClassifierRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { shown, type Column } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { keysTo } from '../../platform/subjects/subjects.ts';
import { Classifier } from './classifier.entity.ts';

const k = from(Classifier, 'k');

/** How often an entry is used: most pages ask for entries, and some have a hundred thousand uses. The SQL is built once all entities are known, since later wings refer to entries too. */
const useCount: Column = {
  ...shown(''),
  get sql() {
    const uses = keysTo(Classifier).map(
      ({ table, column }) => `(select from ${table} where ${column.column} = k.id limit ${mostCountedUses})`,
    );
    return `(select count(*) from (select from (${uses.join(' union all ')}) each limit ${mostCountedUses}) uses)`;
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
