import { defineSubject } from '../../platform/subjects/subject.ts';
import { Timer } from './timer.entity.ts';

export const timerSubject = defineSubject({
  entity: Timer,
  history: 'none',
  constraints: {
    timer_one_per_user: { code: 'error.stale' },
  },
});
