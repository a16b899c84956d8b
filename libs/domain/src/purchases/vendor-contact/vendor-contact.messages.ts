import { conflict, invalid } from '../../platform/errors/message.ts';

export const vendorContactMessages = {
  'vendor_contact.primary_exists': conflict({
    en: 'This vendor already has a primary contact person.',
    lt: 'Šis tiekėjas jau turi pagrindinį kontaktinį asmenį.',
    no: 'Denne leverandøren har allerede en hovedkontakt.',
  }),
  'vendor_contact.keeps_vendor': invalid({
    en: 'A contact cannot move to another vendor. Add a new one there instead.',
    lt: 'Kontaktinis asmuo lieka su savo tiekėju. Kitam tiekėjui pridėkite naują.',
    no: 'En kontaktperson blir hos leverandøren sin. Legg til en ny hos den andre leverandøren.',
  }),
};
