/** Countries whose codes have names and check digits of their own. */
const placeOf = (country: unknown): 'lt' | 'no' | 'other' => (country === 'LT' ? 'lt' : country === 'NO' ? 'no' : 'other');

/** What the codes of a firm or a person are called in its country. */
export const legalCodeLabel = (kind: unknown, country: unknown): string =>
  kind === 'person' ? 'parties.codes.person' : `parties.codes.legal_${placeOf(country)}`;
export const vatCodeLabel = (country: unknown): string => `parties.codes.vat_${placeOf(country)}`;
