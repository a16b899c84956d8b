import { defineWords } from './words.ts';

/** The texts of refusals, fetched at the first one. Each module of the domain has them in all languages beside its codes. */
export const errorWords = defineWords(async (language) => {
  const { messagesIn } = await import('./refusals.ts');
  return { [language]: { errors: messagesIn(language) } };
});
