import { defineSubject } from '../../platform/subjects/subject.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { SecondFactor } from './second-factor.entity.ts';

export const secondFactorSubject = defineSubject({
  entity: SecondFactor,
  parts: [{ entity: RecoveryCode }],
  history: 'none',
  exported: false,
});
