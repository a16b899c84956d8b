import { defineSubject } from '../../platform/subjects/subject.ts';
import { SamplePage } from './page.entity.ts';

export const pageSubject = defineSubject({
  entity: SamplePage,
  history: 'none',
});
