import { openingStockNames, type OpeningStockField } from './opening-stock.columns.ts';
import type { ImportInput } from '../../platform/imports/import.input.ts';
import { readCells, type ImportCells, type ImportFile } from '../../platform/imports/read-cells.ts';

export type ReadOpeningStock = {
  cells: ImportCells<OpeningStockField>;
  sku: string | null;
  moveDate: string | null;
  quantity: number | null;
  unitCost: number | null;
};
export type ReadOpeningStocks = Omit<ImportFile<OpeningStockField>, 'rows'> & { stocks: ReadOpeningStock[] };

/** Reads what was on hand of each item on a day. Items are looked up elsewhere. Throws as `readCells` does. */
export function readOpeningStock(input: ImportInput): ReadOpeningStocks {
  const { rows, ...file } = readCells(input, openingStockNames, {
    dates: ['moveDate'],
    numbers: ['quantity'],
    money: ['unitCost'],
    required: ['sku', 'moveDate', 'quantity', 'unitCost'],
  });
  const stocks = rows.map((cells): ReadOpeningStock => {
    return {
      cells,
      sku: cells.text('sku'),
      moveDate: cells.date('moveDate'),
      quantity: cells.number('quantity'),
      unitCost: cells.number('unitCost'),
    };
  });
  return { ...file, stocks };
}
