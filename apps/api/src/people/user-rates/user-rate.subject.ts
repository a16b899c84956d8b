import { defineSubject } from '../../platform/subjects/subject.ts';
import { UserRate } from './user-rate.entity.ts';

export const userRateSubject = defineSubject({
  entity: UserRate,
  history: { of: 'User', key: 'userId' },
  constraints: {
    user_rate_unique: { code: 'user_rate.exists', field: 'validFrom' },
  },
});
