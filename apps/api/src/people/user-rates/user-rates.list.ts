import type { UserRateRecord } from '@kontor/domain';
import { columnsOf } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { UserRate } from './user-rate.entity.ts';

const r = from(UserRate, 'r');

export const userRateList = listOf<UserRateRecord>('user-rates', r, {
  columns: columnsOf(r, {}),
  search: [],
  sort: ['validFrom', 'DESC'],
});
