import { invalid } from '../../platform/errors/message.ts';

export const taskMessages = {
  'task.not_in_project': invalid({
    en: 'This project has no such task any more. Choose another one, or remove it.',
    lt: 'Tokios užduoties šiame projekte nebėra. Pasirinkite kitą arba ją pašalinkite.',
    no: 'Denne oppgaven finnes ikke lenger i prosjektet. Velg en annen, eller fjern den.',
  }),
  'task.waits_for_itself': invalid({
    en: 'This task would wait for itself: the other one starts after it.',
    lt: 'Ši užduotis lauktų pati savęs: anoji prasideda po jos.',
    no: 'Denne oppgaven ville ventet på seg selv: den andre starter etter den.',
  }),
  'task.same_predecessor': invalid({
    en: 'This task is already in the list.',
    lt: 'Ši užduotis jau yra sąraše.',
    no: 'Denne oppgaven står allerede på listen.',
  }),
  'task.end_before_start': invalid({
    en: 'The due date is before the start date.',
    lt: 'Terminas yra ankstesnis už pradžios datą.',
    no: 'Fristen er før startdatoen.',
  }),
};
