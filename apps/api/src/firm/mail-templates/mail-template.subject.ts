import { defineSubject } from '../../platform/subjects/subject.ts';
import { MailTemplate } from './mail-template.entity.ts';

export const mailTemplateSubject = defineSubject({ entity: MailTemplate });
