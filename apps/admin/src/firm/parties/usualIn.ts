import type { Language } from '@kontor/domain';

/** The usual currency and language in a country: defaults that can be changed. */
export function usualIn(country: string | null | undefined): { currency: string; language: Language } {
  if (country === 'LT') return { currency: 'EUR', language: 'lt' };
  if (country === 'NO') return { currency: 'NOK', language: 'no' };
  return { currency: 'EUR', language: 'en' };
}
