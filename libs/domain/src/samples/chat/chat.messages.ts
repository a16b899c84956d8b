import { invalid } from '../../platform/errors/message.ts';

export const chatMessages = {
  'chat.contact_gone': invalid('You can no longer write to this person.'),
};
