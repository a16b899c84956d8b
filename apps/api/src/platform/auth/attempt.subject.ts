import { defineSubject } from '../subjects/subject.ts';
import { Attempt } from './attempt.entity.ts';

export const attemptSubject = defineSubject({
  entity: Attempt,
  history: 'none',
  exported: false,
});
