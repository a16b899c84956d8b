/** Lithuania and Norway have their own names for the codes. */
export const codesOf = (country: unknown): 'lt' | 'no' | 'other' => (country === 'LT' ? 'lt' : country === 'NO' ? 'no' : 'other');
