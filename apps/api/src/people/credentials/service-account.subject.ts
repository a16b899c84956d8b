import { defineSubject } from '../../platform/subjects/subject.ts';
import { ServiceAccount } from './service-account.entity.ts';

export const serviceAccountSubject = defineSubject({
  entity: ServiceAccount,
  constraints: {
    service_account_name_unique: { code: 'service_account.name_in_use', field: 'name' },
  },
});
