import type { Said } from './company-register.ts';

type Address = Pick<Said, 'street' | 'zip' | 'city'>;

const zip = String.raw`(?:[A-Z]{1,2}-)?\d[\d -]{1,6}\d(?: ?[A-Z]{2})?`;
const zipAndCity = new RegExp(String.raw`^(${zip})\s+(\p{L}.*)$`, 'u');
const cityAndZip = new RegExp(String.raw`^(\p{L}[^\d,]*?),?\s+(${zip})$`, 'u');
const zipAlone = new RegExp(`^${zip}$`, 'u');

/**
 * Splits an address from VIES, which each country formats in its own way, on lines or with commas. Parts that cannot be told apart stay in the
 * street, where a person can correct them. Example: `RUE DE LA LOI 200\n1000 BRUXELLES` has the postal code `1000`.
 */
export function addressIn(text: string | null): Address {
  const parts = (text ?? '')
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.findLastIndex((part, index) => index > 0 && isPlace(part));
  const part = parts[found];
  if (part === undefined) return { street: cut(parts.join(', '), 200), zip: null, city: null };
  const others = parts.toSpliced(found, 1);
  const [, code, city] = zipAndCity.exec(part) ?? [];
  if (code && city) return place(others, code, city);
  const [, town, codeBehind] = cityAndZip.exec(part) ?? [];
  if (town && codeBehind) return place(others, codeBehind, town);
  // The postal code alone: the city comes before it, as in Lithuania.
  return place(parts.toSpliced(found - 1, 2), part, parts[found - 1] ?? '');
}

const isPlace = (part: string): boolean => [zipAndCity, cityAndZip, zipAlone].some((form) => form.test(part));
const cut = (text: string, most: number): string | null => text.slice(0, most) || null;
const place = (rest: string[], code: string, city: string): Address => ({
  street: cut(rest.join(', '), 200),
  zip: cut(code, 20),
  city: cut(city, 100),
});
