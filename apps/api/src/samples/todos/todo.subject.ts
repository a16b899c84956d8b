import { defineSubject } from '../../platform/subjects/subject.ts';
import { Todo } from './todo.entity.ts';

export const todoSubject = defineSubject({
  entity: Todo,
  history: 'none',
});
