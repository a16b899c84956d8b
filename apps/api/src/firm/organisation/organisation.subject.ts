import { defineSubject } from '../../platform/subjects/subject.ts';
import { Organisation } from './organisation.entity.ts';

export const organisationSubject = defineSubject({
  entity: Organisation,
  files: {},
});
