/** Countries with their own names and check digits of codes. */
const placeOf = (country: unknown): 'lt' | 'no' | 'other' => (country === 'LT' ? 'lt' : country === 'NO' ? 'no' : 'other');

/** The names of the codes of a firm or person in its country. */
export const legalCodeLabel = (kind: unknown, country: unknown): string =>
  kind === 'person' ? 'parties.codes.person' : `parties.codes.legal_${placeOf(country)}`;
export const vatCodeLabel = (country: unknown): string => `parties.codes.vat_${placeOf(country)}`;
