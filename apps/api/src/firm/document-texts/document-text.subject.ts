import { defineSubject } from '../../platform/subjects/subject.ts';
import { DocumentText } from './document-text.entity.ts';

export const documentTextSubject = defineSubject({ entity: DocumentText });
