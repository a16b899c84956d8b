import { conflict, invalid, refusal } from '../../platform/errors/message.ts';

export const signInMessages = {
  'auth.invalid_credentials': refusal(400, {
    en: 'Email or Password is Invalid',
    lt: 'Neteisingas el. paštas arba slaptažodis',
    no: 'Feil e-post eller passord',
  }),
  'auth.something_wrong': refusal(500, {
    en: 'Something went wrong',
    lt: 'Kažkas nepavyko',
    no: 'Noe gikk galt',
  }),
  'auth.invalid_refresh_token': refusal(401, {
    en: 'Invalid refresh token',
    lt: 'Negaliojantis seanso atnaujinimo raktas',
    no: 'Ugyldig fornyelsesnøkkel',
  }),
  'auth.email_in_use': conflict({
    en: 'This email is already in use.',
    lt: 'Šis el. paštas jau naudojamas.',
    no: 'Denne e-postadressen er allerede i bruk.',
  }),
  'auth.username_in_use': conflict({
    en: 'This username is already in use.',
    lt: 'Šis naudotojo vardas jau naudojamas.',
    no: 'Dette brukernavnet er allerede i bruk.',
  }),
  'auth.registration_closed': refusal(403, {
    en: 'Registration is closed. Please ask for an invitation.',
    lt: 'Registracija uždaryta. Paprašykite kvietimo.',
    no: 'Registreringen er stengt. Be om en invitasjon.',
  }),
  'auth.password_too_common': invalid({
    en: 'This password is too common.',
    lt: 'Šis slaptažodis pernelyg dažnas.',
    no: 'Dette passordet er for vanlig.',
  }),
  'auth.second_factor_required': refusal(400, {
    en: 'Please enter the code of your authenticator.',
    lt: 'Įveskite autentifikatoriaus kodą.',
    no: 'Skriv inn koden fra autentiseringsappen.',
  }),
  'auth.second_factor_invalid': refusal(400, {
    en: 'This code is not valid.',
    lt: 'Kodas neteisingas.',
    no: 'Koden er ikke gyldig.',
  }),
};
