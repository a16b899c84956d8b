import { defineSubject } from '../../platform/subjects/subject.ts';
import { Bookmark } from './bookmark.entity.ts';

export const bookmarkSubject = defineSubject({
  entity: Bookmark,
  history: 'none',
});
