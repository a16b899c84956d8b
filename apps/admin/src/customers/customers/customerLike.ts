import type { CustomerInput, Language } from '@kontor/domain';

/** What most customers of a country want: only a start, every field can be changed. */
export function customsOf(country: string | null | undefined): { currency: string; language: Language } {
  if (country === 'LT') return { currency: 'EUR', language: 'lt' };
  if (country === 'NO') return { currency: 'NOK', language: 'no' };
  return { currency: 'EUR', language: 'en' };
}

/** What the form of a new customer begins with: one of the firm's own country, or of Lithuania where that is not known. */
export const customerLike = (firm: { country: string } | undefined): Partial<CustomerInput> => {
  const country = firm?.country ?? 'LT';
  return { kind: 'company', active: true, country, ...customsOf(country) };
};
