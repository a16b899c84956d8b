import { defineSubject } from '../subjects/subject.ts';
import { Audit } from './audit.entity.ts';

export const auditSubject = defineSubject({
  entity: Audit,
  history: 'none',
});
