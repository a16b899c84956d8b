import type { UserRateRecord } from '@kontor/domain';
import { date, moment, number, shown, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const userRateList = listOf<UserRateRecord>({
  name: 'user-rates',
  subject: 'UserRate',
  table: 'user_rate r',
  columns: {
    id: whole('r.id'),
    version: shown('r.version'),
    createdAt: moment('r.created_at'),
    updatedAt: moment('r.updated_at'),
    userId: whole('r.user_id'),
    validFrom: date('r.valid_from'),
    hourlyRate: number('r.hourly_rate'),
    costRate: number('r.cost_rate'),
  },
  search: [],
  sort: ['validFrom', 'DESC'],
});
