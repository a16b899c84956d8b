import { invalid, refusal } from '../../platform/errors/message.ts';

export const accountMessages = {
  'account.wrong_password': invalid({
    en: 'This is not your password.',
    lt: 'Slaptažodis neteisingas.',
    no: 'Dette er ikke passordet ditt.',
  }),
  'account.same_password': invalid({
    en: 'This is the password that you have now.',
    lt: 'Toks yra dabartinis jūsų slaptažodis.',
    no: 'Dette er passordet du har nå.',
  }),
  'account.code_invalid': invalid({
    en: 'This code is not valid. Please enter the one that is shown now.',
    lt: 'Kodas neteisingas. Įveskite tą, kuris rodomas dabar.',
    no: 'Koden er ikke gyldig. Skriv inn den som vises nå.',
  }),
  'account.second_factor_is_on': invalid({
    en: 'The second factor is on already.',
    lt: 'Dviejų veiksnių prisijungimas jau įjungtas.',
    no: 'Tofaktorinnlogging er allerede på.',
  }),
  'account.second_factor_is_off': invalid({
    en: 'The second factor is off.',
    lt: 'Dviejų veiksnių prisijungimas išjungtas.',
    no: 'Tofaktorinnlogging er av.',
  }),
  'account.email_confirmed': invalid({
    en: 'This email address is confirmed already.',
    lt: 'Šis el. pašto adresas jau patvirtintas.',
    no: 'Denne e-postadressen er allerede bekreftet.',
  }),
  'account.same_email': invalid({
    en: 'This is the email address that you have now.',
    lt: 'Toks yra dabartinis jūsų el. pašto adresas.',
    no: 'Dette er e-postadressen du har nå.',
  }),
  'account.not_a_picture': refusal(415, {
    en: 'Please choose a picture: PNG, JPEG, WebP or GIF.',
    lt: 'Pasirinkite paveikslėlį: PNG, JPEG, WebP arba GIF.',
    no: 'Velg et bilde: PNG, JPEG, WebP eller GIF.',
  }),
  'account.link_invalid': invalid({
    en: 'This link is no longer valid. Please ask for a new one.',
    lt: 'Nuoroda nebegalioja. Paprašykite naujos.',
    no: 'Denne lenken er ikke lenger gyldig. Be om en ny.',
  }),
};
