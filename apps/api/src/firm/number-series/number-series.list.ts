import type { NumberSeriesRecord } from '@kontor/domain';
import { date, flag, moment, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const numberSeriesList = listOf<Omit<NumberSeriesRecord, 'preview'>>({
  name: 'number-series',
  subject: 'NumberSeries',
  table: 'number_series n',
  columns: {
    id: whole('n.id'),
    version: shown('n.version'),
    createdAt: moment('n.created_at'),
    updatedAt: moment('n.updated_at'),
    documentKind: text('n.document_kind'),
    pattern: text('n.pattern'),
    nextNumber: whole('n.next_number'),
    resetsYearly: flag('n.resets_yearly'),
    year: whole('n.year'),
    lastIssuedDate: date('n.last_issued_date'),
  },
  search: ['pattern'],
  sort: ['documentKind', 'ASC'],
});
