import { defineSubject } from '../subjects/subject.ts';
import { RefreshToken } from './refresh-token.entity.ts';
import { Session } from './session.entity.ts';

export const sessionSubject = defineSubject({
  entity: Session,
  parts: [{ entity: RefreshToken }],
  history: 'none',
  exported: false,
});
