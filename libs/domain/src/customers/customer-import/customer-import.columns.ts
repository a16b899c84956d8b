import type { ColumnNames } from '../../platform/imports/map-columns.ts';

/** The headings of lists of customers in English, Lithuanian and Norwegian, our own exports among them. */
const names = {
  name: [
    ...['name', 'customer', 'customer name', 'company', 'company name', 'client', 'pavadinimas', 'klientas', 'įmonė'],
    ...['įmonės pavadinimas', 'kliento pavadinimas', 'pirkėjas', 'navn', 'kunde', 'kundenavn', 'firma', 'firmanavn'],
  ],
  kind: ['kind', 'type', 'customer type', 'rūšis', 'tipas', 'type kunde', 'kundetype'],
  legalCode: [
    ...['company code', 'legal code', 'registration number', 'org number', 'organisation number', 'įmonės kodas', 'kodas'],
    ...['juridinio asmens kodas', 'organisasjonsnummer', 'org nr', 'orgnr', 'org nummer'],
  ],
  vatCode: [
    ...['vat code', 'vat number', 'vat no', 'vat', 'pvm kodas', 'pvm mokėtojo kodas', 'pvm'],
    ...['mva nummer', 'mva nr', 'mva'],
  ],
  email: ['email', 'e mail', 'mail', 'el paštas', 'elektroninis paštas', 'epost', 'e post', 'fakturaepost'],
  phone: ['phone', 'telephone', 'telefonas', 'tel', 'telefon', 'tlf', 'mobil'],
  website: ['website', 'web', 'homepage', 'svetainė', 'tinklalapis', 'interneto svetainė', 'nettsted', 'hjemmeside'],
  street: ['street', 'address', 'address line 1', 'gatvė', 'adresas', 'gate', 'adresse', 'gateadresse', 'postadresse'],
  city: ['city', 'town', 'miestas', 'sted', 'poststed', 'by'],
  zip: ['zip', 'zip code', 'postal code', 'postcode', 'pašto kodas', 'postnummer', 'postnr'],
  country: ['country', 'country code', 'šalis', 'valstybė', 'land', 'landkode'],
  shippingStreet: ['shipping street', 'shipping address', 'delivery address', 'pristatymo adresas', 'leveringsadresse'],
  shippingCity: ['shipping city', 'delivery city', 'pristatymo miestas', 'leveringssted'],
  shippingZip: ['shipping zip', 'shipping postal code', 'pristatymo pašto kodas', 'leveringspostnummer'],
  shippingCountry: ['shipping country', 'delivery country', 'pristatymo šalis', 'leveringsland'],
  currency: ['currency', 'currency code', 'valiuta', 'valuta'],
  language: ['language', 'language of documents', 'kalba', 'dokumentų kalba', 'språk', 'dokumentspråk'],
  paymentTermsDays: [
    ...['payment terms', 'payment terms days', 'terms', 'due days', 'mokėjimo terminas', 'apmokėjimo terminas'],
    ...['mokėjimo terminas dienomis', 'betalingsfrist', 'betalingsbetingelser', 'kredittid'],
  ],
  hourlyRate: ['hourly rate', 'valandos įkainis', 'timepris'],
  discountPercent: ['discount', 'discount percent', 'nuolaida', 'rabatt'],
  buyerReference: ['customer reference', 'your reference', 'buyer reference', 'jūsų nuoroda', 'deres referanse', 'deres ref'],
  notes: ['notes', 'note', 'comment', 'pastabos', 'pastaba', 'notater', 'merknad', 'kommentar'],
  active: ['active', 'aktyvus', 'aktiv'],
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
