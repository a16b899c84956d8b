import { conflict, invalid } from '../../platform/errors/message.ts';

export const webhookMessages = {
  'webhook.not_an_address': invalid({
    en: 'Please enter a web address that begins with https://, without a user name and a password.',
    lt: 'Įveskite žiniatinklio adresą, kuris prasideda https://, be naudotojo vardo ir slaptažodžio.',
    no: 'Skriv inn en nettadresse som begynner med https://, uten brukernavn og passord.',
  }),
  'webhook.needs_https': invalid({
    en: 'Please enter an address that begins with https://: otherwise others could read what is sent.',
    lt: 'Įveskite adresą, kuris prasideda https://, antraip siunčiamus duomenis galėtų skaityti kiti.',
    no: 'Skriv inn en adresse som begynner med https://, ellers kan andre lese det som sendes.',
  }),
  'webhook.private_address': invalid({
    en: 'This address leads to a private network, which this installation does not allow.',
    lt: 'Šis adresas veda į privatų tinklą, o to ši sistema neleidžia.',
    no: 'Denne adressen fører til et privat nettverk, og det tillater ikke denne installasjonen.',
  }),
  'webhook.unknown_event': invalid({
    en: 'There is no such event.',
    lt: 'Tokio įvykio nėra.',
    no: 'Denne hendelsen finnes ikke.',
  }),
  'webhook.too_many': conflict({
    en: 'There are already %{max} webhooks. Please delete one first.',
    lt: 'Jau yra %{max} webhook adresų. Pirmiausia kurį nors ištrinkite.',
    no: 'Det finnes allerede %{max} webhooker. Slett en først.',
  }),
  'service_account.has_webhooks': conflict({
    en: 'This service account has webhooks. Delete them first, or switch the account off instead.',
    lt: 'Ši sistemos paskyra turi webhook adresų. Pirmiausia juos ištrinkite arba verčiau išjunkite paskyrą.',
    no: 'Denne tjenestekontoen har webhooker. Slett dem først, eller slå av kontoen i stedet.',
  }),
  'webhook.still_pending': conflict({
    en: 'This delivery is still waiting for its next attempt.',
    lt: 'Šis pranešimas dar laukia kito bandymo.',
    no: 'Denne leveringen venter fortsatt på neste forsøk.',
  }),
};
