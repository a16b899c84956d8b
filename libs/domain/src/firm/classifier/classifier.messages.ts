import { conflict, invalid } from '../../platform/errors/message.ts';

export const classifierMessages = {
  'classifier.code_in_use': conflict({
    en: 'This code is already in use for this type.',
    lt: 'Šios rūšies įrašas su tokiu kodu jau yra.',
    no: 'Denne koden er allerede i bruk for denne typen.',
  }),
  'classifier.keeps_type': invalid({
    en: 'An entry cannot move to another list. Add a new one there instead.',
    lt: 'Įrašas lieka savo sąraše. Į kitą sąrašą pridėkite naują.',
    no: 'En oppføring blir i listen sin. Legg til en ny i den andre listen.',
  }),
};
