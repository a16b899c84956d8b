import { defineSubject } from '../../platform/subjects/subject.ts';
import { RegisterAnswer } from './register-answer.entity.ts';

/** An answer never changes, so it needs no history. */
export const registerAnswerSubject = defineSubject({ entity: RegisterAnswer, history: 'none' });
