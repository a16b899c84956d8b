import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    vendors: {
      fields: {
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
        account: 'Bank account',
        categoryId: 'Category',
        taxRateId: 'Tax rate',
        notes: 'Notes',
        active: 'Active',
        accountChangedAt: 'Bank account changed',
        accountChangedByName: 'Bank account changed by',
      },
    },
  },
  vendors: {
    sections: { address: 'Address', payment: 'Payment', bills: 'Defaults for bills' },
    hint: {
      account: 'IBAN, or a Norwegian account number.',
      bills: 'A new bill of this vendor starts with these.',
      active: 'Only active vendors can be picked in new bills.',
    },
    tabs: { active: 'Active', inactive: 'Inactive', overview: 'Overview' },
    alike: {
      legalCode: 'Another vendor has this company code:',
      vatCode: 'Another vendor has this VAT code:',
      account: 'Another vendor has this bank account:',
    },
    account_changed: 'Changed on %{date} by %{name}',
    empty: 'No vendors yet. Add the first firm or person you buy from.',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    vendors: {
      fields: {
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
        account: 'Banko sąskaita',
        categoryId: 'Kategorija',
        taxRateId: 'Mokesčio tarifas',
        notes: 'Pastabos',
        active: 'Aktyvus',
        accountChangedAt: 'Banko sąskaita pakeista',
        accountChangedByName: 'Banko sąskaitą pakeitė',
      },
    },
  },
  vendors: {
    sections: { address: 'Adresas', payment: 'Atsiskaitymas', bills: 'Pirkimo sąskaitų numatytosios reikšmės' },
    hint: {
      account: 'IBAN arba Norvegijos banko sąskaitos numeris.',
      bills: 'Jos įrašomos naujoje šio tiekėjo sąskaitoje.',
      active: 'Naujose pirkimo sąskaitose galima pasirinkti tik aktyvius tiekėjus.',
    },
    tabs: { active: 'Aktyvūs', inactive: 'Neaktyvūs', overview: 'Apžvalga' },
    alike: {
      legalCode: 'Toks įmonės kodas jau yra tiekėjo:',
      vatCode: 'Toks PVM mokėtojo kodas jau yra tiekėjo:',
      account: 'Tokia banko sąskaita jau yra tiekėjo:',
    },
    account_changed: 'Pakeitė %{name}, %{date}',
    empty: 'Tiekėjų dar nėra. Pridėkite pirmą įmonę ar asmenį, iš kurio perkate.',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    vendors: {
      fields: {
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
        account: 'Bankkonto',
        categoryId: 'Kategori',
        taxRateId: 'Avgiftssats',
        notes: 'Notater',
        active: 'Aktiv',
        accountChangedAt: 'Bankkonto endret',
        accountChangedByName: 'Bankkonto endret av',
      },
    },
  },
  vendors: {
    sections: { address: 'Adresse', payment: 'Betaling', bills: 'Standard for inngående fakturaer' },
    hint: {
      account: 'IBAN eller norsk kontonummer.',
      bills: 'En ny inngående faktura fra leverandøren begynner med disse.',
      active: 'Bare aktive leverandører kan velges på nye inngående fakturaer.',
    },
    tabs: { active: 'Aktive', inactive: 'Inaktive', overview: 'Oversikt' },
    alike: {
      legalCode: 'En annen leverandør har dette organisasjonsnummeret:',
      vatCode: 'En annen leverandør har dette mva-nummeret:',
      account: 'En annen leverandør har denne bankkontoen:',
    },
    account_changed: 'Endret %{date} av %{name}',
    empty: 'Ingen leverandører ennå. Legg til den første du kjøper fra.',
  },
};
