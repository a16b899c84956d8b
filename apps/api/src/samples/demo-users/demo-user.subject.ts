import { defineSubject } from '../../platform/subjects/subject.ts';
import { DemoUser } from './demo-user.entity.ts';

export const demoUserSubject = defineSubject({
  entity: DemoUser,
  history: 'none',
});
