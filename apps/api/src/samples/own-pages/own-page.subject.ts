import { defineSubject } from '../../platform/subjects/subject.ts';
import { OwnPage } from './own-page.entity.ts';

export const ownPageSubject = defineSubject({
  entity: OwnPage,
  history: 'none',
});
