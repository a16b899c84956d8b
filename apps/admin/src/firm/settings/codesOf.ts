/** Lithuania and Norway call the same codes by their own names. */
export const codesOf = (country: unknown): 'lt' | 'no' | 'other' => (country === 'LT' ? 'lt' : country === 'NO' ? 'no' : 'other');
