import { isCalendarDate } from '../../../platform/values/dates.ts';
import { taxCategories, type TaxCategory } from '../../../firm/tax-rate/tax-rate.ts';
import { isCurrency } from '../../../platform/values/currencies.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { at, textAt, type XmlNode } from './xml-node.ts';

const longest = 999_999_999_999.99;

/** A path without prefixes, as people find it in the file. */
const plainPath = (path: string): string => path.replace(/\w+:/g, '');

export const lacks = (path: string): never => {
  throw new DomainError('received.lacks', { what: plainPath(path) });
};
export const bad = (path: string, value: string): never => {
  throw new DomainError('received.bad_value', { what: plainPath(path), value: value.slice(0, 50) });
};

/** Returns the trimmed text at a path; null if there is none. */
export const textOf = (node: XmlNode, path: string): string | null => textAt(node, path)?.trim() || null;

/** Returns the trimmed text at a path. Throws DomainError `received.lacks` if there is none. */
export const needed = (node: XmlNode, path: string): string => textOf(node, path) ?? lacks(path);

/** Returns the currency at a path. Throws DomainError `received.lacks` or `received.bad_value`. */
export function neededCurrency(node: XmlNode, path: string): string {
  const currency = needed(node, path).toUpperCase();
  return isCurrency(currency) ? currency : bad(path, currency);
}

/** Returns the number at a path; null if there is none. Throws DomainError `received.bad_value` for anything that is no number. */
export function numberOf(node: XmlNode, path: string): number | null {
  const text = textOf(node, path);
  if (text === null) return null;
  const value = /^[+-]?(\d{1,18}(\.\d{0,18})?|\.\d{1,18})$/.test(text) ? Number(text) : NaN;
  return Math.abs(value) <= longest ? value || 0 : bad(path, text);
}

export const neededNumber = (node: XmlNode, path: string): number => numberOf(node, path) ?? lacks(path);

/** Returns the tax category of a code. One that EN 16931 does not list (such as L and M of the Canaries) counts as rated; none is outside VAT. */
export const categoryOf = (code: string | null): TaxCategory =>
  code === null ? 'O' : (taxCategories.find((one) => one === code.toUpperCase()) ?? 'S');

/** Returns the date at a path; null if there is none. A time zone behind it is left out. Throws DomainError `received.bad_value`. */
export function dateOf(node: XmlNode, path: string): string | null {
  const text = textOf(node, path);
  if (text === null) return null;
  const date = text.replace(/(Z|[+-]\d\d:\d\d)$/, '');
  return isCalendarDate(date) ? date : bad(path, text);
}

export const neededDate = (node: XmlNode, path: string): string => dateOf(node, path) ?? lacks(path);

/** Returns the texts of all elements at a path, joined by line breaks; null if there are none. */
export const textsOf = (node: XmlNode, path: string): string | null =>
  at(node, path)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join('\n') || null;
