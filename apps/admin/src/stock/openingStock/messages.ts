import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  openingStock: {
    title: 'Import opening stock',
    text: 'What was on hand when you began to keep stock, from a CSV or Excel file with item code, quantity, unit cost and date. It becomes the first move of each item; an item that has moved already is left out. Nothing is saved before you have seen what will happen.',
    value: 'Value',
    fields: { sku: 'Item code', quantity: 'Quantity', unitCost: 'Unit cost', moveDate: 'Date' },
  },
};

export const lt: SameKeys<typeof en> = {
  openingStock: {
    title: 'Pradinių likučių importas',
    text: 'Kiek prekių turėjote pradėdami sekti likučius: CSV arba „Excel“ failas su prekės kodu, kiekiu, vieneto savikaina ir data. Tai tampa pirmuoju kiekvienos prekės judėjimu; prekė, kuri jau judėjo, neimportuojama. Kol nepamatysite, kas bus įrašyta, niekas neįrašoma.',
    value: 'Vertė',
    fields: { sku: 'Prekės kodas', quantity: 'Kiekis', unitCost: 'Vieneto savikaina', moveDate: 'Data' },
  },
};

export const no: SameKeys<typeof en> = {
  openingStock: {
    title: 'Importer inngående lager',
    text: 'Det du hadde på lager da lagerføringen begynte, fra en CSV- eller Excel-fil med varekode, antall, enhetskost og dato. Det blir den første bevegelsen til hver vare; en vare som allerede har beveget seg, tas ikke med. Ingenting lagres før du har sett hva som vil skje.',
    value: 'Verdi',
    fields: { sku: 'Varekode', quantity: 'Antall', unitCost: 'Enhetskost', moveDate: 'Dato' },
  },
};
