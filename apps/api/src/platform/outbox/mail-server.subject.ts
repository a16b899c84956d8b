import { defineSubject } from '../subjects/subject.ts';
import { MailServer } from './mail-server.entity.ts';

export const mailServerSubject = defineSubject({ entity: MailServer, secret: ['password'] });
