import type { TravelRateRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { TravelRate } from './travel-rate.entity.ts';

const t = from(TravelRate, 't');

export const travelRateList = listOf<TravelRateRecord>('travel-rates', t, {
  columns: columnsOf(t, {
    name: alphabetic,
  }),
  search: ['name'],
  sort: ['name', 'ASC'],
});
