import { conflict, invalid, refusal } from '../errors/message.ts';

export const fileMessages = {
  'file.too_large': refusal(413, 'The file is larger than %{max}.'),
  'file.type_refused': refusal(415, 'Files of this type are not accepted.'),
  'file.missing': refusal(400, 'Please choose a file.'),
  'file.content_mismatch': invalid('The content of this file does not match its name.'),
  'file.cannot_delete_issued': conflict('The PDF of an issued invoice is kept, so it cannot be deleted.'),
};
