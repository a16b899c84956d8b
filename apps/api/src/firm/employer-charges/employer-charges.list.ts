import type { EmployerChargeRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { EmployerCharge } from './employer-charge.entity.ts';

const c = from(EmployerCharge, 'c');

export const employerChargeList = listOf<EmployerChargeRecord>('employer-charges', c, {
  columns: columnsOf(c, {
    zone: alphabetic,
  }),
  search: ['zone', 'source'],
  sort: ['validFrom', 'DESC'],
});
