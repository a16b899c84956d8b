import { defineSubject } from '../../platform/subjects/subject.ts';
import { AccountLink } from './account-link.entity.ts';

export const accountLinkSubject = defineSubject({
  entity: AccountLink,
  history: 'none',
  exported: false,
});
