import type { ColumnNames } from '../../platform/imports/map-columns.ts';

/** The headings of price lists in English, Lithuanian and Norwegian, our own exports among them. */
const names = {
  sku: [
    ...['code', 'item code', 'sku', 'product code', 'article', 'item number', 'kodas', 'prekės kodas', 'kode', 'varekode'],
    ...['varenummer', 'varenr', 'produktnummer'],
  ],
  name: [
    'name',
    'item',
    'item name',
    'product',
    'title',
    'pavadinimas',
    'prekė',
    'prekė ar paslauga',
    'navn',
    'vare',
    'produkt',
    'varenavn',
  ],
  description: ['description', 'details', 'aprašymas', 'beskrivelse'],
  kind: ['kind', 'type', 'rūšis', 'tipas', 'varetype'],
  unit: ['unit', 'unit of measure', 'uom', 'vienetas', 'mato vienetas', 'mat vnt', 'vnt', 'enhet'],
  sellingPrice: [
    ...['selling price', 'price', 'unit price', 'sales price', 'net price', 'pardavimo kaina', 'kaina', 'kaina be pvm'],
    ...['salgspris', 'pris', 'enhetspris', 'pris eks mva'],
  ],
  purchasePrice: ['purchase price', 'cost', 'cost price', 'pirkimo kaina', 'savikaina', 'innkjøpspris', 'kostpris'],
  taxRate: [
    ...['tax rate', 'tax code', 'vat', 'vat rate', 'vat code', 'tax', 'mokesčio tarifas', 'pvm', 'pvm tarifas', 'pvm kodas'],
    ...['pvm klasifikatorius', 'avgiftssats', 'mva', 'mva kode', 'mva sats', 'avgiftskode'],
  ],
  category: ['category', 'group', 'kategorija', 'grupė', 'kategori', 'varegruppe'],
  active: ['active', 'status', 'aktyvi', 'būsena', 'aktiv'],
} satisfies Record<string, readonly string[]>;

export type ItemImportField = keyof typeof names;
export const itemImportNames: ColumnNames<ItemImportField> = names;
