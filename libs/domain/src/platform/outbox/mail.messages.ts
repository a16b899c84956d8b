import { conflict } from '../errors/message.ts';

export const mailMessages = {
  'mail.still_waiting': conflict({
    en: 'This email is still waiting to be sent.',
    lt: 'Šis laiškas dar laukia išsiuntimo.',
    no: 'Denne e-posten venter fortsatt på å bli sendt.',
  }),
  'mail.is_personal': conflict({
    en: 'Only the person who wrote this email can send it again.',
    lt: 'Šį laišką dar kartą gali siųsti tik jį parašęs žmogus.',
    no: 'Bare den som skrev denne e-posten, kan sende den på nytt.',
  }),
  'mail.has_link': conflict({
    en: 'This email has a personal link in it, so it cannot be sent again. Send a new invitation or password link instead.',
    lt: 'Šiame laiške yra asmeninė nuoroda, todėl dar kartą jo siųsti negalima. Siųskite naują kvietimą arba slaptažodžio nuorodą.',
    no: 'Denne e-posten inneholder en personlig lenke og kan ikke sendes på nytt. Send en ny invitasjon eller passordlenke.',
  }),
  'mail.no_pdf': conflict({
    en: 'This email has no PDF yet. Send it from the page of the document.',
    lt: 'Prie šio laiško dar nėra PDF. Siųskite jį iš dokumento puslapio.',
    no: 'Denne e-posten har ingen PDF ennå. Send den fra siden til dokumentet.',
  }),
};
