import { conflict, invalid, refusal } from '../../platform/errors/message.ts';

export const userMessages = {
  'user.not_found': refusal(404, 'User not found.'),
  'user.cannot_leave_no_admin': conflict('This is the last active Admin. Make somebody else Admin first.'),
  'user.role_exceeds_yours': refusal(
    403,
    'This role has rights that you do not have, so you cannot assign it or change its users.',
  ),
  'user.not_invited': invalid('This person already has a password: there is nothing to invite them to.'),
  'user.inactive': invalid('This person is not active.'),
  'user.secret_unreadable': invalid('This value cannot be read with the current encryption key. Please enter it again.'),
  'user.not_yourself': invalid('You cannot deactivate yourself.'),
};
