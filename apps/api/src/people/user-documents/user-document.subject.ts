import { defineSubject } from '../../platform/subjects/subject.ts';
import { UserDocument } from './user-document.entity.ts';

export const userDocumentSubject = defineSubject({
  entity: UserDocument,
  stored: `select storage_key as key, size, sha256, name || ', a document of User ' || user_id as name from user_document`,
  quiet: ['storageKey', 'sha256'],
});
