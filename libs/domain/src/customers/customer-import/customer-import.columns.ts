import { partyHeadings } from '../../firm/party/party.headings.ts';
import type { ColumnNames } from '../../platform/imports/map-columns.ts';

/** The headings of lists of customers in English, Lithuanian and Norwegian, our own exports among them. */
const names = {
  name: [
    ...['name', 'customer', 'customer name', 'company', 'company name', 'client', 'pavadinimas', 'klientas', 'įmonė'],
    ...['įmonės pavadinimas', 'kliento pavadinimas', 'pirkėjas', 'navn', 'kunde', 'kundenavn', 'firma', 'firmanavn'],
  ],
  kind: ['kind', 'type', 'customer type', 'rūšis', 'tipas', 'type kunde', 'kundetype'],
  ...partyHeadings,
  shippingStreet: ['shipping street', 'shipping address', 'delivery address', 'pristatymo adresas', 'leveringsadresse'],
  shippingCity: ['shipping city', 'delivery city', 'pristatymo miestas', 'leveringssted'],
  shippingZip: ['shipping zip', 'shipping postal code', 'pristatymo pašto kodas', 'leveringspostnummer'],
  shippingCountry: ['shipping country', 'delivery country', 'pristatymo šalis', 'leveringsland'],
  language: ['language', 'language of documents', 'kalba', 'dokumentų kalba', 'språk', 'dokumentspråk'],
  hourlyRate: ['hourly rate', 'valandos įkainis', 'timepris'],
  discountPercent: ['discount', 'discount percent', 'nuolaida', 'rabatt'],
  buyerReference: ['customer reference', 'your reference', 'buyer reference', 'jūsų nuoroda', 'deres referanse', 'deres ref'],
  contactName: [
    ...['contact person', 'contact', 'contact name', 'primary contact', 'kontaktinis asmuo', 'kontaktas', 'atsakingas asmuo'],
    ...['kontaktperson', 'kontakt'],
  ],
  contactFirstName: ['first name', 'contact first name', 'vardas', 'kontaktinio asmens vardas', 'fornavn'],
  contactLastName: ['last name', 'contact last name', 'pavardė', 'kontaktinio asmens pavardė', 'etternavn'],
  contactPosition: ['position', 'job title', 'contact position', 'pareigos', 'stilling'],
  contactEmail: [
    'contact email',
    'contact e mail',
    'kontaktinio asmens el paštas',
    'kontakto el paštas',
    'kontaktpersons e post',
    'e post kontaktperson',
  ],
  contactPhone: [
    'contact phone',
    'kontaktinio asmens telefonas',
    'kontakto telefonas',
    'kontaktpersons telefon',
    'telefon kontaktperson',
  ],
} satisfies Record<string, readonly string[]>;

export type CustomerImportField = keyof typeof names;
export const customerImportNames: ColumnNames<CustomerImportField> = names;
