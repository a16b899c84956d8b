import { invalid, refusal } from '../../platform/errors/message.ts';

export const emailMessages = {
  'email.no_receivers': invalid('Please add a recipient.'),
  'email.too_many_receivers': invalid('An email can have at most %{max} recipients.'),
  'email.outside_not_allowed': refusal(
    403,
    'You may only write to people of your organisation, and %{address} is not one of them.',
  ),
  'email.confirm_first': refusal(403, 'Please confirm your own email address first: answers from outside go there.'),
  'email.too_many_outside': refusal(429, 'At most %{max} addresses outside the organisation a day.'),
  'email.attachment_gone': invalid('A file of this mail is no longer there. Please attach it again.'),
  'email.not_a_draft': invalid('This draft no longer exists.'),
};
