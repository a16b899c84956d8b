import { defineSubject } from '../subjects/subject.ts';
import { File } from './file.entity.ts';

export const fileSubject = defineSubject({
  entity: File,
  leadsTo: { subject: 'subject', id: 'subjectId' },
  stored: `select storage_key as key, size, sha256, name || ' of ' || subject || ' ' || subject_id as name from file`,
  quiet: ['storageKey', 'sha256'],
});
