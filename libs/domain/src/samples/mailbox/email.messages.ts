import { invalid, refusal } from '../../platform/errors/message.ts';

export const emailMessages = {
  'email.no_receivers': invalid('Please say who this mail goes to.'),
  'email.too_many_receivers': invalid('A mail has at most %{max} receivers.'),
  'email.outside_not_allowed': refusal(403, 'You may only write to people of the organisation, and %{address} is none of them.'),
  'email.confirm_first': refusal(403, 'Please confirm your own email address first: answers from outside go there.'),
  'email.too_many_outside': refusal(429, 'At most %{max} addresses outside the organisation a day.'),
  'email.attachment_gone': invalid('A file of this mail is no longer there. Please attach it again.'),
  'email.not_a_draft': invalid('This draft no longer exists.'),
};
