import { invalid, refusal } from '../../platform/errors/message.ts';

export const emailMessages = {
  'email.no_receivers': invalid({
    en: 'Please add a recipient.',
    lt: 'Nurodykite, kam skirtas šis laiškas.',
    no: 'Oppgi hvem e-posten skal til.',
  }),
  'email.too_many_receivers': invalid({
    en: 'An email can have at most %{max} recipients.',
    lt: 'Laiškas gali turėti daugiausia %{max} gavėjų.',
    no: 'En e-post kan ha høyst %{max} mottakere.',
  }),
  'email.outside_not_allowed': refusal(403, {
    en: 'You may only write to people of your organisation, and %{address} is not one of them.',
    lt: 'Galite rašyti tik organizacijos žmonėms, o %{address} nėra vienas iš jų.',
    no: 'Du kan bare skrive til personer i organisasjonen, og %{address} er ikke blant dem.',
  }),
  'email.confirm_first': refusal(403, {
    en: 'Please confirm your own email address first: answers from outside go there.',
    lt: 'Pirma patvirtinkite savo el. pašto adresą: į jį ateina atsakymai iš išorės.',
    no: 'Bekreft din egen e-postadresse først: svar utenfra kommer dit.',
  }),
  'email.too_many_outside': refusal(429, {
    en: 'At most %{max} addresses outside the organisation a day.',
    lt: 'Per dieną galima rašyti daugiausia %{max} adresų už organizacijos ribų.',
    no: 'Høyst %{max} adresser utenfor organisasjonen per dag.',
  }),
  'email.attachment_gone': invalid({
    en: 'A file of this mail is no longer there. Please attach it again.',
    lt: 'Vieno šio laiško failų nebėra. Pridėkite jį iš naujo.',
    no: 'Ett av vedleggene finnes ikke lenger. Legg det ved på nytt.',
  }),
  'email.not_a_draft': invalid({
    en: 'This draft no longer exists.',
    lt: 'Šio juodraščio nebėra.',
    no: 'Dette utkastet finnes ikke lenger.',
  }),
};
