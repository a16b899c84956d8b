/** Words and trees of words. */
export function screenNames(language: 'en' | 'lt' | 'no'): Promise<unknown[]>;
