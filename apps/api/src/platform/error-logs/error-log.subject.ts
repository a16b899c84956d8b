import { defineSubject } from '../subjects/subject.ts';
import { ErrorLog } from './error-log.entity.ts';

export const errorLogSubject = defineSubject({
  entity: ErrorLog,
  history: 'none',
});
