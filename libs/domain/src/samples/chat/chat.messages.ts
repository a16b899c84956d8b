import { invalid } from '../../platform/errors/message.ts';

export const chatMessages = {
  'chat.contact_gone': invalid('This person can no longer be written to.'),
};
