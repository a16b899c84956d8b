import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  vendorImports: {
    title: 'Import vendors',
    text: 'A CSV or Excel file with one row for each vendor. A vendor whose company code or VAT code is already here is not added again, and its bank account is never changed by an import. Nothing is saved before you have seen what will happen.',
    fields: {
      name: 'Name',
      kind: 'Kind (company or person)',
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
      account: 'Bank account',
      category: 'Category',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  vendorImports: {
    title: 'Tiekėjų importas',
    text: 'CSV arba „Excel“ failas, kuriame kiekvienam tiekėjui skirta eilutė. Tiekėjas, kurio įmonės ar PVM mokėtojo kodas jau yra, antrą kartą nepridedamas, o jo banko sąskaita importuojant niekada nekeičiama. Kol nepamatysite, kas bus įrašyta, niekas neįrašoma.',
    fields: {
      name: 'Pavadinimas',
      kind: 'Rūšis (įmonė ar asmuo)',
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
      paymentTermsDays: 'Mokėjimo terminas, d.',
      notes: 'Pastabos',
      active: 'Aktyvus',
      account: 'Banko sąskaita',
      category: 'Kategorija',
    },
  },
};

export const no: SameKeys<typeof en> = {
  vendorImports: {
    title: 'Importer leverandører',
    text: 'En CSV- eller Excel-fil med én rad for hver leverandør. En leverandør med et organisasjonsnummer eller mva-nummer som finnes fra før, legges ikke til på nytt, og bankkontoen endres aldri av en import. Ingenting lagres før du har sett hva som vil skje.',
    fields: {
      name: 'Navn',
      kind: 'Type (bedrift eller person)',
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
      paymentTermsDays: 'Betalingsfrist, dager',
      notes: 'Notater',
      active: 'Aktiv',
      account: 'Bankkonto',
      category: 'Kategori',
    },
  },
};
