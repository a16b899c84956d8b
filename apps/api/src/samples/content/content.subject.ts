import { defineSubject } from '../../platform/subjects/subject.ts';
import { Content } from './content.entity.ts';

export const contentSubject = defineSubject({
  entity: Content,
  history: 'none',
});
