import { conflict, invalid, refusal } from '../../platform/errors/message.ts';

export const userMessages = {
  'user.not_found': refusal(404, {
    en: 'User not found.',
    lt: 'Naudotojas nerastas.',
    no: 'Fant ikke brukeren.',
  }),
  'user.own_manager': invalid({
    en: 'Nobody is their own manager.',
    lt: 'Niekas nėra savo paties vadovas.',
    no: 'Ingen er sin egen leder.',
  }),
  'user.cannot_leave_no_admin': conflict({
    en: 'This is the last active Admin. Make somebody else Admin first.',
    lt: 'Tai paskutinis aktyvus administratorius. Pirmiausia paskirkite administratoriumi kitą žmogų.',
    no: 'Dette er den siste aktive administratoren. Gjør noen andre til administrator først.',
  }),
  'user.role_exceeds_yours': refusal(403, {
    en: 'This role has rights that you do not have, so you cannot assign it or change its users.',
    lt: 'Šis vaidmuo leidžia tai, ko jums neleidžiama: negalite jo suteikti ar keisti jį turinčių žmonių.',
    no: 'Denne rollen kan gjøre ting som du ikke kan: du kan ikke gi den eller endre personer som har den.',
  }),
  'user.not_invited': invalid({
    en: 'This person already has a password: there is nothing to invite them to.',
    lt: 'Šis žmogus jau turi slaptažodį – kviesti nebereikia.',
    no: 'Denne personen har allerede et passord og trenger ingen invitasjon.',
  }),
  'user.inactive': invalid({
    en: 'This person is not active.',
    lt: 'Šis naudotojas neaktyvus.',
    no: 'Denne brukeren er ikke aktiv.',
  }),
  'user.secret_unreadable': invalid({
    en: 'This value cannot be read with the current encryption key. Please enter it again.',
    lt: 'Šios reikšmės su dabartiniu sistemos raktu perskaityti negalima. Galite įvesti ją iš naujo.',
    no: 'Dette kan ikke leses med nøkkelen som installasjonen har nå. Du kan skrive det inn på nytt.',
  }),
  'user.not_yourself': invalid({
    en: 'You cannot deactivate yourself.',
    lt: 'Negalite išjungti savo paskyros.',
    no: 'Du kan ikke deaktivere deg selv.',
  }),
};
