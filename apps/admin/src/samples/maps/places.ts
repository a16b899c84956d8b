import { findTown, type Town } from './towns.ts';

export type Living = { country?: string | null; city?: string | null };
type TownCount = { town: Town; count: number; /** The spellings that customers use. */ spellings: string[] };
export type CountryCount = {
  country: string;
  count: number;
  towns: TownCount[];
  /** Customers in unknown towns, or without a town. */
  elsewhere: number;
};

const mostFirst = (a: { count: number }, b: { count: number }): number => b.count - a.count;

/** Counts customers by country and town, highest first. */
export function countByPlace(customers: readonly Living[]): CountryCount[] {
  const countries = new Map<string, Omit<CountryCount, 'towns'> & { towns: Map<Town, TownCount> }>();
  for (const { country, city } of customers) {
    if (!country) continue;
    const of = countries.get(country) ?? { country, count: 0, elsewhere: 0, towns: new Map<Town, TownCount>() };
    countries.set(country, of);
    of.count += 1;
    const town = findTown(country, city);
    if (!town || !city) {
      of.elsewhere += 1;
      continue;
    }
    const there = of.towns.get(town) ?? { town, count: 0, spellings: [] };
    of.towns.set(town, there);
    there.count += 1;
    if (!there.spellings.includes(city.trim())) there.spellings.push(city.trim());
  }
  return [...countries.values()].map((of) => ({ ...of, towns: [...of.towns.values()].sort(mostFirst) })).sort(mostFirst);
}
