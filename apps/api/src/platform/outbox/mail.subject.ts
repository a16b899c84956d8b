import { defineSubject } from '../subjects/subject.ts';
import { Mail } from './mail.entity.ts';

export const mailSubject = defineSubject({
  entity: Mail,
  history: 'none',
});
