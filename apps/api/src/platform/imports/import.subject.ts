import { defineSubject } from '../subjects/subject.ts';
import { Import } from './import.entity.ts';

export const importSubject = defineSubject({
  entity: Import,
  // What was imported has its own history.
  quiet: ['records'],
});
