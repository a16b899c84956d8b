import type { Language } from '@kontor/domain';

/** What most customers and vendors of a country want: only a start, every field can be changed. */
export function usualIn(country: string | null | undefined): { currency: string; language: Language } {
  if (country === 'LT') return { currency: 'EUR', language: 'lt' };
  if (country === 'NO') return { currency: 'NOK', language: 'no' };
  return { currency: 'EUR', language: 'en' };
}
