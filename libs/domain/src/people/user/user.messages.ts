import { conflict, invalid, refusal } from '../../platform/errors/message.ts';

export const userMessages = {
  'user.not_found': refusal(404, 'User not found.'),
  'user.cannot_leave_no_admin': conflict('This is the last active Admin. Make somebody else Admin first.'),
  'user.role_exceeds_yours': refusal(403, 'This role may do what you may not: you cannot give it or change its people.'),
  'user.not_invited': invalid('This person already has a password: there is nothing to invite them to.'),
  'user.inactive': invalid('This person is not active.'),
  'user.secret_unreadable': invalid('This cannot be read with the key that this installation has now. You can enter it again.'),
  'user.not_yourself': invalid('You cannot deactivate yourself.'),
};
