import type { WorkContractRecord } from '@kontor/domain';
import { columnsOf } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { managerIds } from '../users/manager-conditions.ts';
import { WorkContract } from './work-contract.entity.ts';

const w = from(WorkContract, 'w');

export const workContractList = listOf<WorkContractRecord>('work-contracts', w, {
  columns: columnsOf(w, {}),
  hidden: managerIds('w'),
  search: [],
  sort: ['validFrom', 'DESC'],
});
