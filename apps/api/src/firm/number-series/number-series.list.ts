import type { NumberSeriesRecord } from '@kontor/domain';
import { columnsOf } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { NumberSeries } from './number-series.entity.ts';

const n = from(NumberSeries, 'n');

export const numberSeriesList = listOf<Omit<NumberSeriesRecord, 'preview'>>('number-series', n, {
  columns: columnsOf(n, {}),
  search: ['pattern'],
  sort: ['documentKind', 'ASC'],
});
