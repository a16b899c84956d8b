import type { Language } from '../../platform/language/languages.ts';

type Word = string | readonly [one: string, several: string];

const alike = { KGM: 'kg', MTR: 'm', KMT: 'km', LTR: 'l', MTK: 'm²' };
const words: Record<Language, Record<string, Word>> = {
  en: { ...alike, HUR: 'h', DAY: ['day', 'days'], MON: ['month', 'months'], C62: 'pcs', H87: 'pcs', SET: ['set', 'sets'] },
  lt: { ...alike, HUR: 'val.', DAY: 'd.', MON: 'mėn.', C62: 'vnt.', H87: 'vnt.', SET: 'rink.' },
  no: { ...alike, HUR: 't', DAY: ['dag', 'dager'], MON: 'md.', C62: 'stk', H87: 'stk', SET: 'sett' },
};

/**
 * Returns the word for a unit after a quantity, by its code (UNECE Recommendation 20): a short form, or singular or plural. Undefined for a code
 * without one. Example: `unitWord('DAY', 3, 'en')` is `days`.
 */
export function unitWord(code: string, quantity: number, language: Language): string | undefined {
  const word = words[language][code];
  return typeof word === 'object' ? word[quantity === 1 ? 0 : 1] : word;
}
