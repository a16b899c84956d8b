import { defineSubject } from '../subjects/subject.ts';
import { Import } from './import.entity.ts';

export const importSubject = defineSubject({
  entity: Import,
  // The imported records have their own history.
  quiet: ['records'],
});
