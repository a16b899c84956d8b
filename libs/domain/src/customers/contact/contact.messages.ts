import { conflict, invalid } from '../../platform/errors/message.ts';

export const contactMessages = {
  'contact.primary_exists': conflict('This customer already has a primary contact person.'),
  'contact.keeps_customer': invalid('A contact person stays with the customer. Please add a new one to the other customer.'),
};
