import { defineSubject } from '../../platform/subjects/subject.ts';
import { UserDocument } from './user-document.entity.ts';

export const userDocumentSubject = defineSubject({
  entity: UserDocument,
  quiet: ['storageKey', 'sha256'],
});
