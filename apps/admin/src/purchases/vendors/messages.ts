import { en as enFields, lt as ltFields, no as noFields } from '../../firm/parties/fields.messages.ts';
import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    vendors: {
      fields: {
        ...enFields,
        account: 'Bank account',
        categoryId: 'Category',
        taxRateId: 'Tax rate',
        accountChangedAt: 'Bank account changed',
        accountChangedByName: 'Bank account changed by',
        payable: 'Left to pay',
        overdue: 'Overdue',
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
    account_changed: 'Changed on %{date} by %{name}',
    empty: 'No vendors yet. Add the first firm or person you buy from.',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    vendors: {
      fields: {
        ...ltFields,
        account: 'Banko sąskaita',
        categoryId: 'Kategorija',
        taxRateId: 'Mokesčio tarifas',
        accountChangedAt: 'Banko sąskaita pakeista',
        accountChangedByName: 'Banko sąskaitą pakeitė',
        payable: 'Liko apmokėti',
        overdue: 'Pradelsta',
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
    account_changed: 'Pakeitė %{name}, %{date}',
    empty: 'Tiekėjų dar nėra. Pridėkite pirmą įmonę ar asmenį, iš kurio perkate.',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    vendors: {
      fields: {
        ...noFields,
        account: 'Bankkonto',
        categoryId: 'Kategori',
        taxRateId: 'Avgiftssats',
        accountChangedAt: 'Bankkonto endret',
        accountChangedByName: 'Bankkonto endret av',
        payable: 'Gjenstår å betale',
        overdue: 'Forfalt',
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
    account_changed: 'Endret %{date} av %{name}',
    empty: 'Ingen leverandører ennå. Legg til den første du kjøper fra.',
  },
};
