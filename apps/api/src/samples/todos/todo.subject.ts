import { defineSubject } from '../../platform/subjects/subject.ts';
import { Todo } from './todo.entity.ts';

export const todoSubject = defineSubject({
  entity: Todo,
  leadsTo: { subject: 'aboutSubject', id: 'aboutId' },
  history: 'none',
});
