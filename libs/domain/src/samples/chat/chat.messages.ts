import { invalid } from '../../platform/errors/message.ts';

export const chatMessages = {
  'chat.contact_gone': invalid({
    en: 'You can no longer write to this person.',
    lt: 'Šiam žmogui rašyti nebegalima.',
    no: 'Det går ikke lenger an å skrive til denne personen.',
  }),
};
