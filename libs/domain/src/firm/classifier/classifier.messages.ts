import { conflict, invalid } from '../../platform/errors/message.ts';

export const classifierMessages = {
  'classifier.in_use': conflict('This entry is used %{count} times and cannot be deleted.'),
  'classifier.code_in_use': conflict('This code is already in use for this type.'),
  'classifier.keeps_type': invalid('An entry cannot move to another list. Add a new one there instead.'),
};
