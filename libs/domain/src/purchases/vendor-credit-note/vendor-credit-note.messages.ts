import { conflict, invalid } from '../../platform/errors/message.ts';

export const vendorCreditNoteMessages = {
  'vendor_credit_note.number_in_use': conflict({
    en: 'This vendor already has a credit note with this number in the same year.',
    lt: 'Šio tiekėjo kreditinė sąskaita tokiu numeriu tais metais jau yra.',
    no: 'Denne leverandøren har allerede en kreditnota med dette nummeret samme år.',
  }),
  'vendor_credit_note.far_ahead': invalid({
    en: 'The date of the credit note is after %{date}. Check the year.',
    lt: 'Kreditinės sąskaitos data vėlesnė nei %{date}. Patikrinkite metus.',
    no: 'Datoen på kreditnotaen er etter %{date}. Kontroller året.',
  }),
  'vendor_credit_note.in_future': invalid({
    en: 'This date is in the future.',
    lt: 'Ši data dar neatėjo.',
    no: 'Denne datoen er i fremtiden.',
  }),
  'vendor_credit_note.before_credit': invalid({
    en: 'This date is before the date of the credit note.',
    lt: 'Ši data ankstesnė už kreditinės sąskaitos datą.',
    no: 'Denne datoen er før datoen på kreditnotaen.',
  }),
  'vendor_credit_note.over_available': invalid({
    en: 'This is more than is left of the credit.',
    lt: 'Tai daugiau, nei liko kredito.',
    no: 'Dette er mer enn det som er igjen av kreditten.',
  }),
  'vendor_credit_note.in_use': conflict({
    en: 'Bills were paid with this credit, or the vendor paid it back. Undo that first.',
    lt: 'Šiuo kreditu apmokėta sąskaitų arba tiekėjas jį grąžino. Pirmiausia tai atšaukite.',
    no: 'Fakturaer er betalt med denne kreditten, eller leverandøren har betalt den tilbake. Angre det først.',
  }),
  'vendor_credit_note.frozen': conflict({
    en: 'This credit note is no draft any more: make it a draft again to change it.',
    lt: 'Ši kreditinė sąskaita jau ne juodraštis: norėdami keisti, grąžinkite ją į juodraščius.',
    no: 'Denne kreditnotaen er ikke lenger et utkast: gjør den til utkast igjen for å endre den.',
  }),
  'vendor_credit_note.cannot_open': conflict({
    en: 'Only a draft can be opened.',
    lt: 'Pateikti galima tik juodraštį.',
    no: 'Bare et utkast kan åpnes.',
  }),
  'vendor_credit_note.cannot_redraft': conflict({
    en: 'Only an open credit note of which nothing was used can become a draft again.',
    lt: 'Į juodraščius galima grąžinti tik galiojančią kreditinę sąskaitą, kuria dar nepasinaudota.',
    no: 'Bare en åpen kreditnota som ikke er brukt, kan bli utkast igjen.',
  }),
  'vendor_credit_note.cannot_apply': conflict({
    en: 'Only an open credit note can pay bills.',
    lt: 'Sąskaitas apmokėti galima tik galiojančia kreditine sąskaita.',
    no: 'Bare en åpen kreditnota kan betale fakturaer.',
  }),
  'vendor_credit_note.cannot_undo_apply': conflict({
    en: 'Nothing of this credit note pays a bill.',
    lt: 'Šia kreditine sąskaita nieko neapmokėta.',
    no: 'Ingenting av denne kreditnotaen betaler en faktura.',
  }),
  'vendor_credit_note.cannot_refund': conflict({
    en: 'Only an open credit note can be paid back.',
    lt: 'Grąžinti pinigus galima tik pagal galiojančią kreditinę sąskaitą.',
    no: 'Bare en åpen kreditnota kan betales tilbake.',
  }),
  'vendor_credit_note.cannot_undo_refund': conflict({
    en: 'Nothing of this credit note was paid back.',
    lt: 'Pagal šią kreditinę sąskaitą nieko negrąžinta.',
    no: 'Ingenting av denne kreditnotaen er betalt tilbake.',
  }),
  'vendor_credit_note.cannot_void': conflict({
    en: 'Only an open credit note of which nothing was used can be voided.',
    lt: 'Anuliuoti galima tik galiojančią kreditinę sąskaitą, kuria dar nepasinaudota.',
    no: 'Bare en åpen kreditnota som ikke er brukt, kan annulleres.',
  }),
  'vendor_credit_note.cannot_delete': conflict({
    en: 'Only a draft can be deleted.',
    lt: 'Ištrinti galima tik juodraštį.',
    no: 'Bare et utkast kan slettes.',
  }),
};
