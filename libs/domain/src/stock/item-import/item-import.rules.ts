import { filled } from '../../platform/imports/cell-values.ts';
import type { ImportInput } from '../../platform/imports/import.input.ts';
import { readCells, type ImportCells, type ImportFile } from '../../platform/imports/read-cells.ts';
import { activeWords } from '../../platform/imports/yes-no.ts';
import type { ItemKind } from '../item/item.ts';
import { itemImportNames, type ItemImportField } from './item-import.columns.ts';

const kinds: Record<string, ItemKind> = {
  service: 'service',
  services: 'service',
  paslauga: 'service',
  paslaugos: 'service',
  tjeneste: 'service',
  tjenester: 'service',
  goods: 'goods',
  product: 'goods',
  products: 'goods',
  item: 'goods',
  prekė: 'goods',
  prekės: 'goods',
  vare: 'goods',
  varer: 'goods',
};

export type ReadItem = {
  cells: ImportCells<ItemImportField>;
  /** Only what a cell says. */
  item: Record<string, string | number | boolean>;
  unit: string | null;
  taxRate: string | null;
  category: string | null;
};
export type ReadItems = Omit<ImportFile<ItemImportField>, 'rows'> & { items: ReadItem[] };

/** Reads a price list. Units, tax codes and categories are looked up elsewhere. Throws as `readCells` does. */
export function readItems(input: ImportInput): ReadItems {
  const { rows, ...file } = readCells(input, itemImportNames, {
    money: ['sellingPrice', 'purchasePrice'],
    required: ['sku', 'name'],
  });
  const items = rows.map((cells): ReadItem => {
    const kindWord = cells.text('kind');
    const kind = kindWord ? kinds[kindWord.toLowerCase()] : undefined;
    if (kindWord && !kind) cells.complain('kind', 'import.unknown_value', { value: kindWord.slice(0, 200) });
    const sku = cells.text('sku');
    const values = {
      sku,
      name: cells.text('name'),
      description: cells.text('description'),
      kind,
      active: cells.yesNo('active', activeWords),
      sellingPrice: cells.number('sellingPrice'),
      purchasePrice: cells.number('purchasePrice'),
    };
    const item = filled(values);
    return { cells, item, unit: cells.text('unit'), taxRate: cells.text('taxRate'), category: cells.text('category') };
  });
  return { ...file, items };
}
