import type { ItemKind } from '@kontor/domain';
import { classifierId, taxes } from './reference.ts';
import { baseColumns, type RowOf } from './tables.ts';
import type { Words } from './texts.ts';

/** How the customer's country taxes the item; the rate itself depends on customer and date. */
type TaxClass = 'standard' | 'lodging' | 'book' | 'zero';
export type CatalogueItem = {
  id: number;
  sku: string;
  words: Words;
  kind: ItemKind;
  unit: string;
  price: number;
  cost: number | null;
  category: string;
  taxClass: TaxClass;
  /** The usual range of quantities on an invoice. */
  least: number;
  most: number;
};

type Line = [sku: string, en: string, lt: string, no: string, unit: string, price: number, cost: number | null, category: string];

const services: Line[] = [
  ['SUP-S', 'Support plan S', 'Priežiūros planas S', 'Støtteavtale S', 'MON', 190, 60, 'HOST'],
  ['SUP-M', 'Support plan M', 'Priežiūros planas M', 'Støtteavtale M', 'MON', 390, 120, 'HOST'],
  ['SUP-L', 'Support plan L', 'Priežiūros planas L', 'Støtteavtale L', 'MON', 890, 290, 'HOST'],
  ['HOST-1', 'Cloud hosting', 'Debesijos priegloba', 'Skydrift', 'MON', 145, 71.5, 'HOST'],
  [
    'BACKUP',
    'Backup and restore test',
    'Atsarginės kopijos ir atkūrimo testas',
    'Sikkerhetskopi og gjenopprettingstest',
    'MON',
    68,
    22,
    'HOST',
  ],
  ['MON-24', 'Monitoring 24/7', 'Stebėsena 24/7', 'Overvåking 24/7', 'MON', 120, 35, 'HOST'],
  ['AUDIT-SEC', 'Security audit', 'Saugumo auditas', 'Sikkerhetsrevisjon', 'C62', 2400, 1150, 'DEV'],
  ['UX-REV', 'Usability review', 'Naudojamumo vertinimas', 'Brukervennlighetsvurdering', 'C62', 1350, 620, 'DEV'],
  ['INTEG', 'Integration of a data source', 'Duomenų šaltinio integracija', 'Integrasjon av datakilde', 'C62', 1800, 840, 'DEV'],
  ['LIC-WMS', 'Warehouse module licence', 'Sandėlio modulio licencija', 'Lisens for lagermodul', 'MON', 240, 40, 'DEV'],
  ['LIC-BI', 'Reporting module licence', 'Ataskaitų modulio licencija', 'Lisens for rapportmodul', 'MON', 165, 30, 'DEV'],
  ['LIC-USR', 'User licence', 'Naudotojo licencija', 'Brukerlisens', 'MON', 14.5, 4, 'DEV'],
  ['SITE-SURV', 'Site survey', 'Objekto apžiūra', 'Befaring', 'DAY', 640, 330, 'ENG'],
  ['CALC-STR', 'Structural calculation', 'Konstrukcijų skaičiavimas', 'Konstruksjonsberegning', 'C62', 980, 450, 'ENG'],
  ['DRAW-SET', 'Set of drawings', 'Brėžinių komplektas', 'Tegningssett', 'SET', 1450, 700, 'ENG'],
  ['ENERGY', 'Energy efficiency report', 'Energinio naudingumo ataskaita', 'Energirapport', 'C62', 760, 310, 'ENG'],
  ['SUPERV', 'Technical supervision', 'Techninė priežiūra', 'Byggeledelse', 'DAY', 560, 300, 'ENG'],
  ['TRAIN-D', 'Training day', 'Mokymų diena', 'Kursdag', 'DAY', 1100, 480, 'TRAIN'],
  ['TRAIN-ON', 'Online course seat', 'Nuotolinių mokymų vieta', 'Nettkursplass', 'C62', 89, 20, 'TRAIN'],
  ['LODGE', 'Accommodation of participants', 'Dalyvių apgyvendinimas', 'Overnatting for deltakere', 'DAY', 92, 78, 'TRAIN'],
  ['KM', 'Travel by car', 'Kelionė automobiliu', 'Kjøring', 'KMT', 0.42, 0.28, 'ENG'],
  ['FREIGHT', 'International transport', 'Tarptautinis pervežimas', 'Internasjonal transport', 'C62', 340, 285, 'HW'],
];
const goods: Line[] = [
  ['TAB-10', 'Rugged tablet 10"', 'Pramoninė planšetė 10"', 'Robust nettbrett 10"', 'C62', 749, 590, 'HW'],
  ['SCAN-BT', 'Barcode scanner', 'Brūkšninių kodų skaitytuvas', 'Strekkodeleser', 'C62', 189, 132, 'HW'],
  ['LABEL-P', 'Label printer', 'Etikečių spausdintuvas', 'Etikettskriver', 'C62', 418, 329, 'HW'],
  ['LABEL-R', 'Label roll', 'Etikečių ritinys', 'Etikettrull', 'C62', 6.85, 3.9, 'HW'],
  ['SENS-T', 'Temperature sensor', 'Temperatūros jutiklis', 'Temperatursensor', 'C62', 54.9, 31.2, 'HW'],
  ['GATEWAY', 'Sensor gateway', 'Jutiklių sietuvas', 'Sensorport', 'C62', 286, 198, 'HW'],
  ['CABLE-M', 'Network cable', 'Tinklo kabelis', 'Nettverkskabel', 'MTR', 0.79, 0.41, 'HW'],
  ['BOOK-OPS', 'Operator handbook', 'Operatoriaus vadovas', 'Operatørhåndbok', 'C62', 24, 9.5, 'TRAIN'],
];

const classes: Record<string, TaxClass> = { LODGE: 'lodging', 'BOOK-OPS': 'book', FREIGHT: 'zero' };
/** Cheaper items sell in larger quantities. */
const mostOf = (unit: string, price: number): number =>
  unit === 'MON' && price > 20 ? 1 : price < 1 ? 400 : price < 30 ? 40 : price < 200 ? 6 : 2;

export const catalogue: readonly CatalogueItem[] = [...services, ...goods].map(
  ([sku, en, lt, no, unit, price, cost, category], index) => ({
    id: index + 1,
    sku,
    words: { en, lt, no },
    kind: index < services.length ? 'service' : 'goods',
    unit,
    price,
    cost,
    category,
    taxClass: classes[sku] ?? 'standard',
    least: price < 1 ? 60 : 1,
    most: mostOf(unit, price),
  }),
);

const goodsIds = new Set(catalogue.filter(({ kind }) => kind === 'goods').map(({ id }) => id));
/** Says whether stock is kept of an item. */
export const isGoods = (itemId: number): boolean => goodsIds.has(itemId);

/** The vendor from whom the firm buys its goods. */
export const goodsVendorId = 2;

export const itemRows = (at: string): RowOf<'item'>[] =>
  catalogue.map((item) => ({
    ...baseColumns(item.id, at),
    sku: item.sku,
    name: item.words.en,
    description: null,
    kind: item.kind,
    unit_id: classifierId(6, item.unit),
    selling_price: item.price,
    purchase_price: item.cost,
    tax_rate_id: { standard: taxes.lt21, lodging: taxes.lt12, book: taxes.lt5, zero: taxes.lt0 }[item.taxClass].id,
    category_id: classifierId(3, item.category),
    active: item.sku !== 'LIC-BI',
    barcode: item.kind === 'goods' ? `47700000${String(item.id).padStart(5, '0')}` : null,
    stock_tracked: item.kind === 'goods',
    reorder_level: item.kind === 'goods' ? Math.max(2, item.most * 2) : null,
    preferred_vendor_id: item.kind === 'goods' ? goodsVendorId : null,
  }));
