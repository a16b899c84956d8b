import { parseImportNumber } from '../../platform/imports/import-numbers.ts';
import type { ImportCells } from '../../platform/imports/read-cells.ts';
import { divide, isZero, multiply, round, subtract } from '../../platform/values/money.ts';
import type { Exchange } from './exchange.ts';

/** The columns of an import from which the rate of a row is read. Two of them say the direction by themselves. */
export const exchangeNames = {
  /** With its direction in the cell: 1 EUR = 11.7354 NOK. */
  exchangeRate: ['exchange rate', 'rate', 'kursas', 'valiutos kursas', 'kurs', 'valutakurs'],
  /** Units of the row's currency for one of the organisation's. */
  ratePerBase: ['rate per base unit', 'units per base unit', 'valiutos vienetų už bazinę', 'valutaenheter per basisenhet'],
  /** Units of the organisation's currency for one of the row's. */
  rateInBase: ['rate in base currency', 'base units per unit', 'kursas bazine valiuta', 'kurs i basisvaluta'],
} satisfies Record<string, readonly string[]>;

type Column = keyof typeof exchangeNames;
export const exchangeNumbers = ['ratePerBase', 'rateInBase'] as const satisfies readonly Column[];

/** `1 EUR = 11,7354 NOK`, also for ten, a hundred or a thousand units, as some central banks publish it. */
const equation = /^(10{0,3})\s*([A-Z]{3})\s*=\s*(\S.*?)\s*([A-Z]{3})$/;

/**
 * Returns the rate of a row in this currency; null where the file has none, or none that can be taken. A number that does not say its direction is a
 * problem of the row, and so are columns that differ.
 */
export function readRate(cells: ImportCells<Column>, currency: string, baseCurrency: string): Exchange | null {
  if (currency === baseCurrency) return null;
  const rates: Exchange[] = [];
  const perBase = cells.number('ratePerBase');
  const inBase = cells.number('rateInBase');
  if (perBase) rates.push({ exchangeRate: perBase, exchangeRateInverted: true });
  if (inBase) rates.push({ exchangeRate: inBase, exchangeRateInverted: false });
  const text = cells.text('exchangeRate');
  const [, units = '1', from = '', amount = '', to = ''] = equation.exec(text?.toUpperCase() ?? '') ?? [];
  const isInverted = from === baseCurrency && to === currency;
  if (isInverted || (from === currency && to === baseCurrency)) {
    const rate = cells.number('exchangeRate', amount);
    if (rate) rates.push({ exchangeRate: divide(rate, Number(units)), exchangeRateInverted: isInverted });
  } else if (text && (from || !rates.some(({ exchangeRate }) => exchangeRate === parseImportNumber(text)))) {
    cells.complain('exchangeRate', 'import.rate_direction', { value: text.slice(0, 50), currency, base: baseCurrency });
  }
  const [first = null, ...more] = rates;
  if (first && more.some((rate) => !isSame(first, rate))) cells.complain('exchangeRate', 'import.rates_differ');
  return first;
}

/** A reciprocal is rounded, so both directions of a rate agree to three digits at least. */
function isSame(a: Exchange, b: Exchange): boolean {
  if (a.exchangeRateInverted === b.exchangeRateInverted) return a.exchangeRate === b.exchangeRate;
  return isZero(round(subtract(multiply(a.exchangeRate, b.exchangeRate), 1), 2));
}
