import { invalid, refusal } from '../../platform/errors/message.ts';

export const accountMessages = {
  'account.wrong_password': invalid('This is not your password.'),
  'account.same_password': invalid('This is the password that you have now.'),
  'account.code_invalid': invalid('This code is not valid. Please enter the one that is shown now.'),
  'account.second_factor_is_on': invalid('The second factor is on already.'),
  'account.second_factor_is_off': invalid('The second factor is off.'),
  'account.email_confirmed': invalid('This email address is confirmed already.'),
  'account.same_email': invalid('This is the email address that you have now.'),
  'account.not_a_picture': refusal(415, 'Please choose a picture: PNG, JPEG, WebP or GIF.'),
  'account.link_invalid': invalid('This link is no longer valid. Please ask for a new one.'),
};
