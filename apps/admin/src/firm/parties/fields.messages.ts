// What the fields of customers and vendors are called; their words take them over (`...partyFields`).
import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  kind: 'Kind',
  name: 'Name',
  legalCode: 'Company code',
  vatCode: 'VAT code',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  street: 'Street',
  city: 'City',
  zip: 'Postal code',
  country: 'Country',
  currency: 'Currency',
  paymentTermsDays: 'Payment terms, days',
  notes: 'Notes',
  active: 'Active',
};

export const lt: SameKeys<typeof en> = {
  kind: 'Rūšis',
  name: 'Pavadinimas',
  legalCode: 'Įmonės kodas',
  vatCode: 'PVM mokėtojo kodas',
  email: 'El. paštas',
  phone: 'Telefonas',
  website: 'Svetainė',
  street: 'Gatvė',
  city: 'Miestas',
  zip: 'Pašto kodas',
  country: 'Šalis',
  currency: 'Valiuta',
  paymentTermsDays: 'Mokėjimo terminas dienomis',
  notes: 'Pastabos',
  active: 'Aktyvus',
};

export const no: SameKeys<typeof en> = {
  kind: 'Type',
  name: 'Navn',
  legalCode: 'Organisasjonsnummer',
  vatCode: 'Mva-nummer',
  email: 'E-post',
  phone: 'Telefon',
  website: 'Nettsted',
  street: 'Gate',
  city: 'Sted',
  zip: 'Postnummer',
  country: 'Land',
  currency: 'Valuta',
  paymentTermsDays: 'Betalingsfrist i dager',
  notes: 'Notater',
  active: 'Aktiv',
};
