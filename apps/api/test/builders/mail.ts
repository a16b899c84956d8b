import { Mail } from '../../src/platform/outbox/mail.entity.ts';
import { rowsOf } from './store.ts';

export const aMail = rowsOf(Mail)(() => ({
  toAddress: 'a@example.com',
  subject: 'Hello',
  text: 'Hello',
  attachments: [],
}));
