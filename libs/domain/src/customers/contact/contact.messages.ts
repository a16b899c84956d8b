import { conflict, invalid } from '../../platform/errors/message.ts';

export const contactMessages = {
  'contact.primary_exists': conflict({
    en: 'This customer already has a primary contact person.',
    lt: 'Šis klientas jau turi pagrindinį kontaktinį asmenį.',
    no: 'Denne kunden har allerede en hovedkontakt.',
  }),
  'contact.needs_email': invalid({
    en: 'Enter an email address for what this person gets.',
    lt: 'Įveskite el. pašto adresą, kuriuo siųsti tai, ką šis asmuo gauna.',
    no: 'Skriv inn e-postadressen som det denne personen får, skal sendes til.',
  }),
  'contact.keeps_customer': invalid({
    en: 'A contact cannot move to another customer. Add a new one there instead.',
    lt: 'Kontaktinis asmuo lieka su savo klientu. Kitam klientui pridėkite naują.',
    no: 'En kontaktperson blir hos kunden sin. Legg til en ny hos den andre kunden.',
  }),
};
