import { defineSubject } from '../../platform/subjects/subject.ts';
import { managerConditions } from '../users/manager-conditions.ts';
import { WorkContract } from './work-contract.entity.ts';

export const workContractSubject = defineSubject({
  entity: WorkContract,
  conditions: managerConditions,
  history: { of: 'User', key: 'userId' },
  constraints: {
    work_contract_unique: { code: 'work_contract.exists', field: 'validFrom' },
  },
});
