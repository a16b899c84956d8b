import type { ColumnNames } from '../../platform/imports/map-columns.ts';

/** The headings of stock lists in English, Lithuanian and Norwegian, our own exports among them. */
const names = {
  sku: [
    ...['code', 'item code', 'sku', 'product code', 'article', 'item number', 'item', 'kodas', 'prekės kodas', 'prekė'],
    ...['kode', 'varekode', 'varenummer', 'varenr', 'produktnummer', 'vare'],
  ],
  quantity: [
    ...['quantity', 'qty', 'on hand', 'in stock', 'stock', 'kiekis', 'likutis', 'turima', 'antall', 'beholdning', 'på lager'],
    'lagerbeholdning',
  ],
  unitCost: [
    ...['unit cost', 'cost', 'cost price', 'average cost', 'purchase price', 'savikaina', 'vieneto savikaina', 'pirkimo kaina'],
    ...['enhetskost', 'enhetskostnad', 'kostpris', 'innkjøpspris'],
  ],
  moveDate: ['date', 'as of', 'opening date', 'data', 'likučio data', 'dato', 'åpningsdato'],
} satisfies Record<string, readonly string[]>;

export type OpeningStockField = keyof typeof names;
export const openingStockNames: ColumnNames<OpeningStockField> = names;
