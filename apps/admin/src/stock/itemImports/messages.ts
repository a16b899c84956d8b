import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  itemImports: {
    title: 'Import items',
    text: 'A CSV or Excel file with a code and a name for each item. Tax rates are found by code, name or percent. Nothing is saved before you have seen what will happen.',
    fields: {
      sku: 'Code',
      name: 'Name',
      description: 'Description',
      kind: 'Kind (service or goods)',
      unit: 'Unit',
      sellingPrice: 'Selling price',
      purchasePrice: 'Purchase price',
      taxRate: 'Tax code',
      category: 'Category',
      active: 'Active',
    },
  },
};

export const lt: SameKeys<typeof en> = {
  itemImports: {
    title: 'Prekių ir paslaugų importas',
    text: 'CSV arba „Excel“ failas su kiekvienos prekės ar paslaugos kodu ir pavadinimu. Mokesčio tarifas randamas pagal kodą, pavadinimą arba procentą. Kol nepamatysite, kas bus įrašyta, niekas neįrašoma.',
    fields: {
      sku: 'Kodas',
      name: 'Pavadinimas',
      description: 'Aprašymas',
      kind: 'Rūšis (paslauga ar prekė)',
      unit: 'Vienetas',
      sellingPrice: 'Pardavimo kaina',
      purchasePrice: 'Pirkimo kaina',
      taxRate: 'Mokesčio kodas',
      category: 'Kategorija',
      active: 'Aktyvi',
    },
  },
};

export const no: SameKeys<typeof en> = {
  itemImports: {
    title: 'Importer varer og tjenester',
    text: 'En CSV- eller Excel-fil med kode og navn for hver vare eller tjeneste. Avgiftssatsen finnes etter kode, navn eller prosent. Ingenting lagres før du har sett hva som vil skje.',
    fields: {
      sku: 'Kode',
      name: 'Navn',
      description: 'Beskrivelse',
      kind: 'Type (tjeneste eller vare)',
      unit: 'Enhet',
      sellingPrice: 'Salgspris',
      purchasePrice: 'Innkjøpspris',
      taxRate: 'Avgiftskode',
      category: 'Kategori',
      active: 'Aktiv',
    },
  },
};
