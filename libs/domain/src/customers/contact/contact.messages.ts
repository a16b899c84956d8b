import { conflict, invalid } from '../../platform/errors/message.ts';

export const contactMessages = {
  'contact.primary_exists': conflict({
    en: 'This customer already has a primary contact person.',
    lt: 'Šis klientas jau turi pagrindinį kontaktinį asmenį.',
    no: 'Denne kunden har allerede en hovedkontakt.',
  }),
  'contact.keeps_customer': invalid({
    en: 'A contact cannot move to another customer. Add a new one there instead.',
    lt: 'Kontaktinis asmuo lieka su savo klientu. Kitam klientui pridėkite naują.',
    no: 'En kontaktperson blir hos kunden sin. Legg til en ny hos den andre kunden.',
  }),
};
