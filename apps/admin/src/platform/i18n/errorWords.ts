import { defineWords } from './words.ts';

const texts = {
  en: () => import('./errors.en.ts'),
  lt: () => import('./errors.lt.ts'),
  no: () => import('./errors.no.ts'),
};

/** Why something is refused: fetched at the first refusal. */
export const errorWords = defineWords(async (language) => ({ [language]: { errors: (await texts[language]()).errors } }));
