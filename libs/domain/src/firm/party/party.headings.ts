import type { PartyKind } from './party.ts';

/** The headings of what customers and vendors share, in English, Lithuanian and Norwegian, our own exports among them. */
export const partyHeadings = {
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
  currency: ['currency', 'currency code', 'valiuta', 'valuta'],
  paymentTermsDays: [
    ...['payment terms', 'payment terms days', 'terms', 'due days', 'mokėjimo terminas', 'apmokėjimo terminas'],
    ...['mokėjimo terminas dienomis', 'betalingsfrist', 'betalingsbetingelser', 'kredittid'],
  ],
  notes: ['notes', 'note', 'comment', 'pastabos', 'pastaba', 'notater', 'merknad', 'kommentar'],
  active: ['active', 'aktyvus', 'aktiv'],
} satisfies Record<string, readonly string[]>;

const kinds: Record<string, PartyKind> = {
  company: 'company',
  įmonė: 'company',
  'juridinis asmuo': 'company',
  firma: 'company',
  bedrift: 'company',
  person: 'person',
  asmuo: 'person',
  'fizinis asmuo': 'person',
  privatperson: 'person',
  privat: 'person',
};

/** Company or person, in three languages. Example: `partyKindNamed('Įmonė')` is `company`. */
export const partyKindNamed = (text: string): PartyKind | undefined => kinds[text.toLowerCase()];
