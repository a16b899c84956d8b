import { conflict, invalid } from '../../platform/errors/message.ts';

export const accessPointMessages = {
  'access_point.not_an_address': invalid({
    en: 'Enter an address that begins with https://, such as https://ap.example.com/v1.',
    lt: 'Įrašykite adresą, kuris prasideda https://, pavyzdžiui, https://ap.example.com/v1.',
    no: 'Oppgi en adresse som begynner med https://, for eksempel https://ap.example.com/v1.',
  }),
  'access_point.not_set_up': conflict({
    en: 'No access point is set up.',
    lt: 'Prieigos taškas nenustatytas.',
    no: 'Ingen aksesspunkt er satt opp.',
  }),
  'access_point.no_answer': invalid({
    en: 'The access point does not answer. Check its address.',
    lt: 'Prieigos taškas neatsako. Patikrinkite adresą.',
    no: 'Aksesspunktet svarer ikke. Kontroller adressen.',
  }),
  'access_point.token_refused': invalid({
    en: 'The access point does not accept the token.',
    lt: 'Prieigos taškas nepriima prieigos rakto.',
    no: 'Aksesspunktet godtar ikke nøkkelen.',
  }),
};
