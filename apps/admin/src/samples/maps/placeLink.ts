import { listLink } from '../../platform/report/listLink.ts';

/** Links to the customers behind a figure. */
export function placeLink(country: string, spellings: readonly string[] = []): string {
  const [only] = spellings;
  const city = spellings.length > 1 ? { city_eq_any: spellings } : only ? { city_q: only } : {};
  return listLink('customers', { country, ...city }, { field: 'name', order: 'ASC' });
}
