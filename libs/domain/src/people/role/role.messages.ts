import { conflict, invalid, refusal } from '../../platform/errors/message.ts';

export const roleMessages = {
  'role.built_in': invalid('A built-in role cannot be changed.'),
  'role.name_in_use': conflict('There is already a role with this name.'),
  'role.unknown_right': invalid('This right is not known.'),
  'role.beyond_own': refusal(403, 'You can only give rights that you have yourself.'),
  'role.in_use': conflict('People have this role. Give them another one first.'),
};
