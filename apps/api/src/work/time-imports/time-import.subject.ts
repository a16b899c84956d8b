import { defineSubject } from '../../platform/subjects/subject.ts';
import { TimeImport } from './time-import.entity.ts';

export const timeImportSubject = defineSubject({
  entity: TimeImport,
});
