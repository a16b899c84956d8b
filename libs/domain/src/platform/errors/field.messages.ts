import { invalid, refusal } from './message.ts';

/** Messages of the input decorators, shown at a field. */
export const fieldMessages = {
  'field.required': invalid({
    en: 'Please fill in this field.',
    lt: 'Užpildykite šį lauką.',
    no: 'Fyll ut dette feltet.',
  }),
  'field.unknown': invalid({
    en: 'This field is not known.',
    lt: 'Toks laukas nežinomas.',
    no: 'Dette feltet er ukjent.',
  }),
  'field.not_text': invalid({
    en: 'This must be text.',
    lt: 'Čia turi būti tekstas.',
    no: 'Dette må være tekst.',
  }),
  'field.too_long': invalid({
    en: 'At most %{max} characters.',
    lt: 'Daugiausia %{max} simb.',
    no: 'Høyst %{max} tegn.',
  }),
  'field.too_short': invalid({
    en: 'At least %{min} characters.',
    lt: 'Mažiausiai %{min} simb.',
    no: 'Minst %{min} tegn.',
  }),
  'field.bad_characters': invalid({
    en: 'This text contains characters that cannot be stored.',
    lt: 'Šiame tekste yra simbolių, kurių negalima įrašyti.',
    no: 'Teksten inneholder tegn som ikke kan lagres.',
  }),
  'field.not_a_number': invalid({
    en: 'This must be a number with at most %{places} decimals.',
    lt: 'Čia turi būti skaičius, po kablelio – daugiausia %{places} skaitm.',
    no: 'Dette må være et tall med høyst %{places} desimaler.',
  }),
  'field.not_whole': invalid({
    en: 'This must be a whole number.',
    lt: 'Čia turi būti sveikasis skaičius.',
    no: 'Dette må være et heltall.',
  }),
  'field.too_small': invalid({
    en: 'This must be at least %{min}.',
    lt: 'Turi būti ne mažiau kaip %{min}.',
    no: 'Dette må være minst %{min}.',
  }),
  'field.too_large': invalid({
    en: 'This must be at most %{max}.',
    lt: 'Turi būti ne daugiau kaip %{max}.',
    no: 'Dette må være høyst %{max}.',
  }),
  'field.not_a_list': invalid({
    en: 'This must be a list.',
    lt: 'Čia turi būti sąrašas.',
    no: 'Dette må være en liste.',
  }),
  'field.too_many': invalid({
    en: 'At most %{max} entries.',
    lt: 'Daugiausia įrašų: %{max}.',
    no: 'Høyst %{max} oppføringer.',
  }),
  'field.repeated': invalid({
    en: 'An entry is repeated.',
    lt: 'Įrašas kartojasi.',
    no: 'En oppføring er gjentatt.',
  }),
  'field.not_a_date': invalid({
    en: 'This is not a valid date.',
    lt: 'Tokios datos nėra.',
    no: 'Dette er ikke en gyldig dato.',
  }),
  'field.not_a_moment': invalid({
    en: 'This is not a valid time.',
    lt: 'Tokio laiko nėra.',
    no: 'Dette er ikke et gyldig tidspunkt.',
  }),
  'field.not_one_of': invalid({
    en: 'This must be one of: %{values}.',
    lt: 'Turi būti viena iš reikšmių: %{values}.',
    no: 'Dette må være en av: %{values}.',
  }),
  'field.not_a_flag': invalid({
    en: 'This must be yes or no.',
    lt: 'Turi būti „taip“ arba „ne“.',
    no: 'Dette må være ja eller nei.',
  }),
  'field.not_an_email': invalid({
    en: 'This is not a valid email address.',
    lt: 'Tai nėra galiojantis el. pašto adresas.',
    no: 'Dette er ikke en gyldig e-postadresse.',
  }),
  'field.not_emails': invalid({
    en: 'One of these is not a valid email address. Put a comma between two addresses.',
    lt: 'Vienas iš adresų nėra galiojantis. Tarp el. pašto adresų rašykite kablelį.',
    no: 'En av disse er ikke en gyldig e-postadresse. Skriv komma mellom to adresser.',
  }),
  'field.not_an_address': invalid({
    en: 'This is not an address of a page.',
    lt: 'Tai nėra tinklalapio adresas.',
    no: 'Dette er ikke en nettadresse.',
  }),
  'field.not_a_phone': invalid({
    en: 'This is not a phone number.',
    lt: 'Tai nėra telefono numeris.',
    no: 'Dette er ikke et telefonnummer.',
  }),
  'field.not_a_currency': invalid({
    en: 'This is not the code of a currency in use.',
    lt: 'Tai nėra naudojamos valiutos kodas.',
    no: 'Dette er ikke koden til en valuta i bruk.',
  }),
  'field.not_a_country': invalid({
    en: 'This is not a country code.',
    lt: 'Tai nėra šalies kodas.',
    no: 'Dette er ikke en landkode.',
  }),
  'field.not_allowed': refusal(403, {
    en: 'You are not authorized to set this field.',
    lt: 'Neturite teisės keisti šio lauko.',
    no: 'Du har ikke tilgang til å endre dette feltet.',
  }),
};
