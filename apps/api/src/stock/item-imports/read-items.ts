import type { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertCurrency,
  classifierTypes,
  ItemInput,
  languages,
  parseImportNumber,
  readItems,
  simpleName,
  tellRepeated,
  todayIn,
  unitWord,
  type ClassifierType,
  type ImportInput,
  type ItemImportRow,
  type ReadItem,
  type ReadItems,
} from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { TaxRate } from '../../firm/tax-rates/tax-rate.entity.ts';
import { clock } from '../../platform/context/clock.ts';
import { Organisation } from '../../firm/organisation/organisation.entity.ts';
import { actor } from '../../platform/context/actor.ts';
import { ask, inputOf, withoutRow } from '../../platform/imports/row-problems.ts';
import { allow } from '../../platform/rest/allow.ts';
import { allowFields } from '../../platform/rest/writing.ts';
import { Item } from '../items/item.entity.ts';

export type ReadyItem = {
  existing: Item | null;
  input: ItemInput | undefined;
  changes: Partial<Omit<ItemInput, 'pauseConfirmed'>>;
  row: ItemImportRow;
};

/** Reads a price list and validates each item like typed input. */
export async function readFile(em: EntityManager, file: ImportInput): Promise<Omit<ReadItems, 'items'> & { items: ReadyItem[] }> {
  const { items, ...read } = readItems(file);
  const { ability } = actor();
  const stored = (await em.find(Item, {}, { orderBy: { id: 'asc' } })).filter((one) => allows(ability, 'read', 'Item', one));
  const known = new Map(stored.map((item) => [item.sku.toLowerCase(), item]));
  const lists = await listsOf(em);
  const { baseCurrency } = await em.findOneOrFail(Organisation, { id: 1 });
  const ready: (ReadyItem & { keys: string[]; column: string })[] = [];
  for (const item of items) {
    assertCurrency(item.cells, ['sellingPrice', 'purchasePrice'], baseCurrency);
    const keys = typeof item.item['sku'] === 'string' ? [item.item['sku'].toLowerCase()] : [];
    ready.push({ ...(await readyItem(item, known, lists, file)), keys, column: item.cells.heading('sku') });
  }
  tellRepeated(ready);
  return { ...read, items: ready };
}

type Found = { id: number; name: string };
type Lists = { unit: (text: string) => Found[]; category: (text: string) => Found[]; taxRate: (text: string) => Found[] };

async function readyItem(
  { cells, item, ...named }: ReadItem,
  known: Map<string, Item>,
  lists: Lists,
  { existing: choice }: ImportInput,
): Promise<ReadyItem> {
  const existing = known.get(String(item['sku'] ?? '').toLowerCase()) ?? null;
  const outcome = existing ? choice : 'create';
  const problems = cells.problems.map(withoutRow);
  const told = { problems, heading: (field: string) => cells.heading((idsOf[field] ?? field) as never) };
  const find = (column: keyof Lists): Found | undefined => {
    const text = named[column];
    const found = text === null ? [] : lists[column](text);
    const value = (text ?? '').slice(0, 200);
    if (text !== null && found.length === 0)
      problems.push({ column: cells.heading(column), code: 'import.unknown_value', params: { value } });
    if (found.length > 1)
      problems.push({
        column: cells.heading(column),
        code: 'import.existing_ambiguous',
        params: { names: found.map(({ name }) => name).join(', ') },
      });
    return found[0];
  };
  const [unit, taxRate, category] = [find('unit'), find('taxRate'), find('category')];
  const said = {
    ...item,
    ...(unit && { unitId: unit.id }),
    ...(taxRate && { taxRateId: taxRate.id }),
    ...(category && { categoryId: category.id }),
  };
  const whole = existing ? { ...inputFrom(existing), ...said } : { kind: 'service', active: true, ...priceless(said), ...said };
  const input = outcome === 'skip' ? undefined : await inputOf(ItemInput, whole, told);
  const changes = input ? pick(input, Object.keys(said)) : {};
  if (input)
    await ask(told, () => {
      if (existing) allow('update', 'Item', existing);
      allowFields(existing ? 'update' : 'create', 'Item', existing ? changes : input, existing ?? undefined);
    });
  const row: ItemImportRow = {
    row: cells.row,
    outcome,
    existingId: existing?.id ?? null,
    problems,
    sku: cells.text('sku'),
    name: cells.text('name'),
    unit: named.unit,
    sellingPrice: typeof item['sellingPrice'] === 'number' ? item['sellingPrice'] : null,
    taxName: taxRate?.name ?? named.taxRate,
  };
  return { existing, input, changes, row };
}

const idsOf: Record<string, string> = { unitId: 'unit', taxRateId: 'taxRate', categoryId: 'category' };
/** People who may set prices have to give one, as in the form. */
const priceless = (said: object): object =>
  'sellingPrice' in said || !allows(actor().ability, 'create', 'Item', undefined, 'sellingPrice') ? {} : { sellingPrice: 0 };

const inputKeys = [
  'sku',
  'name',
  'description',
  'kind',
  'unitId',
  'sellingPrice',
  'purchasePrice',
  'taxRateId',
  'categoryId',
  'active',
];
const inputFrom = (item: Item): object => pick(item, inputKeys);
const pick = (from: object, fields: readonly string[]): Partial<Omit<ItemInput, 'pauseConfirmed'>> =>
  Object.fromEntries(Object.entries({ ...from }).filter(([field]) => fields.includes(field)));

/** Short words of units often end with a point. */
const simple = (text: string): string => simpleName(text).replace(/\.$/, '');

/** Units and categories by code or name, units also as they are written on documents; tax rates by code, name or percent. */
async function listsOf(em: EntityManager): Promise<Lists> {
  const { timeZone } = await em.findOneOrFail(Organisation, { id: 1 });
  const today = todayIn(timeZone, clock.now());
  const classifiers = await em.find(Classifier, { active: true }, { orderBy: { position: 'asc', id: 'asc' } });
  const rates = (await em.find(TaxRate, {}, { orderBy: { isDefault: 'desc', id: 'asc' } })).filter(
    ({ validFrom, validTo }) => validFrom <= today && (validTo === null || validTo === undefined || validTo >= today),
  );
  const entries =
    (type: ClassifierType) =>
    (text: string): Found[] => {
      const wanted = simple(text);
      const words = (code: string): (string | undefined)[] =>
        type === classifierTypes.unit
          ? languages.flatMap((language) => [unitWord(code, 1, language), unitWord(code, 2, language)])
          : [];
      const found = classifiers.filter(
        (one) =>
          one.type === type &&
          [one.code, one.nameEn, one.nameLt, one.nameNo, ...words(one.code)].some((name) => name && simple(name) === wanted),
      );
      // One of two units with the same short word is as good as the other: the first of the list is the firm's own.
      return found.slice(0, 1).map(({ id, nameEn }) => ({ id, name: nameEn }));
    };
  return {
    unit: entries(classifierTypes.unit),
    category: entries(classifierTypes.itemCategory),
    taxRate: (text) => {
      const wanted = simple(text);
      const byCode = rates.filter((rate) =>
        [rate.isafCode, rate.saftCode, rate.name].some((name) => name && simple(name) === wanted),
      );
      const percent = parseImportNumber(text);
      const found = byCode.length ? byCode : rates.filter((rate) => rate.percent === percent);
      const standard = found.filter(({ isDefault }) => isDefault);
      return standard.length === 1 ? standard : found;
    },
  };
}
