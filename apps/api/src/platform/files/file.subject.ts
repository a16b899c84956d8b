import { defineSubject } from '../subjects/subject.ts';
import { File } from './file.entity.ts';

export const fileSubject = defineSubject({
  entity: File,
  quiet: ['storageKey', 'sha256'],
});
