import { conflict, invalid, refusal } from '../../platform/errors/message.ts';

export const signInMessages = {
  'auth.invalid_credentials': refusal(400, 'Email or Password is Invalid'),
  'auth.something_wrong': refusal(500, 'Something went wrong'),
  'auth.invalid_refresh_token': refusal(401, 'Invalid refresh token'),
  'auth.email_in_use': conflict('This email is already in use.'),
  'auth.username_in_use': conflict('This username is already in use.'),
  'auth.registration_closed': refusal(403, 'Registration is closed. Please ask for an invitation.'),
  'auth.password_too_common': invalid('This password is too common.'),
  'auth.second_factor_required': refusal(400, 'Please enter the code of your authenticator.'),
  'auth.second_factor_invalid': refusal(400, 'This code is not valid.'),
};
