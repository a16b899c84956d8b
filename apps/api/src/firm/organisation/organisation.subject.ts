import { defineSubject } from '../../platform/subjects/subject.ts';
import { DatedRate } from '../dated-rates/dated-rate.entity.ts';
import { LateInterestRate } from '../late-interest/late-interest-rate.entity.ts';
import { Organisation } from './organisation.entity.ts';

export const organisationSubject = defineSubject({
  entity: Organisation,
  // Dated rates of customers, projects, tasks and members too; the service that saves them records the change.
  parts: [{ entity: DatedRate }, { entity: LateInterestRate }],
  files: {},
  constraints: {
    ...Object.fromEntries(
      ['organisation', 'customer', 'project', 'task', 'project_member'].map((owner) => [
        `dated_rate_${owner}_unique`,
        { code: 'user_rate.exists', field: 'rates' } as const,
      ]),
    ),
    late_interest_rate_unique: { code: 'late_interest.rate_exists', field: 'lateInterestRates' },
  },
});
