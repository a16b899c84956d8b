import { conflict, invalid } from '../../platform/errors/message.ts';

export const contactMessages = {
  'contact.primary_exists': conflict('This customer already has a primary contact person.'),
  'contact.keeps_customer': invalid('A contact cannot move to another customer. Add a new one there instead.'),
};
