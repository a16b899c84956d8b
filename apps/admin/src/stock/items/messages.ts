import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  resources: {
    items: {
      fields: {
        sku: 'Code',
        name: 'Name',
        description: 'Description',
        kind: 'Kind',
        unitId: 'Unit',
        sellingPrice: 'Selling price',
        purchasePrice: 'Purchase price',
        taxRateId: 'Tax rate',
        categoryId: 'Category',
        active: 'Active',
      },
    },
  },
  items: {
    state: { active: 'Active', inactive: 'Inactive' },
    kinds: { service: 'Service', goods: 'Goods' },
    kind_tabs: { service: 'Services', goods: 'Goods' },
    sections: { what: 'Details', prices: 'Prices', tax: 'Tax', use: 'Use' },
    hint: {
      description: 'Goes onto the line of an invoice.',
      prices: 'Without tax, for one unit, with up to six decimals.',
      active: 'Only active items can be picked in new documents.',
    },
    below_cost: {
      title: 'The selling price is lower than the purchase price',
      text: 'Each sale would lose money. Do you want to continue?',
      go_on: 'Continue',
      go_back: 'Go back',
    },
    price_from: 'Selling price from',
    overview: 'Overview',
    empty: 'No items yet. Add what you sell, so that an invoice line takes one pick.',
  },
};

export const lt: SameKeys<typeof en> = {
  resources: {
    items: {
      fields: {
        sku: 'Kodas',
        name: 'Pavadinimas',
        description: 'Aprašymas',
        kind: 'Rūšis',
        unitId: 'Vienetas',
        sellingPrice: 'Pardavimo kaina',
        purchasePrice: 'Pirkimo kaina',
        taxRateId: 'Mokesčio tarifas',
        categoryId: 'Kategorija',
        active: 'Aktyvi',
      },
    },
  },
  items: {
    state: { active: 'Aktyvi', inactive: 'Neaktyvi' },
    kinds: { service: 'Paslauga', goods: 'Prekė' },
    kind_tabs: { service: 'Paslaugos', goods: 'Prekės' },
    sections: { what: 'Rekvizitai', prices: 'Kainos', tax: 'Mokesčiai', use: 'Naudojimas' },
    hint: {
      description: 'Patenka į sąskaitos eilutę.',
      prices: 'Be mokesčių, už vieną vienetą, iki šešių skaitmenų po kablelio.',
      active: 'Naujuose dokumentuose galima pasirinkti tik aktyvias prekes ir paslaugas.',
    },
    below_cost: {
      title: 'Pardavimo kaina mažesnė už pirkimo kainą',
      text: 'Kiekvienas pardavimas būtų nuostolingas. Ar tęsti?',
      go_on: 'Tęsti',
      go_back: 'Grįžti',
    },
    price_from: 'Pardavimo kaina nuo',
    overview: 'Apžvalga',
    empty: 'Prekių ir paslaugų dar nėra. Pridėkite, ką parduodate, ir sąskaitos eilutę pasirinksite vienu paspaudimu.',
  },
};

export const no: SameKeys<typeof en> = {
  resources: {
    items: {
      fields: {
        sku: 'Kode',
        name: 'Navn',
        description: 'Beskrivelse',
        kind: 'Type',
        unitId: 'Enhet',
        sellingPrice: 'Salgspris',
        purchasePrice: 'Innkjøpspris',
        taxRateId: 'Avgiftssats',
        categoryId: 'Kategori',
        active: 'Aktiv',
      },
    },
  },
  items: {
    state: { active: 'Aktiv', inactive: 'Inaktiv' },
    kinds: { service: 'Tjeneste', goods: 'Vare' },
    kind_tabs: { service: 'Tjenester', goods: 'Varer' },
    sections: { what: 'Hva det er', prices: 'Priser', tax: 'Avgift', use: 'Bruk' },
    hint: {
      description: 'Kommer på fakturalinjen.',
      prices: 'Uten avgift, for én enhet, med opptil seks desimaler.',
      active: 'Bare aktive varer og tjenester kan velges i nye dokumenter.',
    },
    below_cost: {
      title: 'Salgsprisen er lavere enn innkjøpsprisen',
      text: 'Hvert salg ville gå med tap. Vil du fortsette?',
      go_on: 'Fortsett',
      go_back: 'Gå tilbake',
    },
    price_from: 'Salgspris fra',
    overview: 'Oversikt',
    empty: 'Ingen varer eller tjenester ennå. Legg til det du selger, så blir en fakturalinje ett valg.',
  },
};
