import { Words } from '../../platform/input/validators.ts';

export class MailTemplateInput {
  @Words(200) subject: string;
  @Words(5000) text: string;
}
