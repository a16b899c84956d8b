import { defineWords } from './words.ts';

/** Why something is refused: fetched at the first refusal. Each module of the domain says it in all languages beside its code. */
export const errorWords = defineWords(async (language) => {
  const { messagesIn } = await import('./refusals.ts');
  return { [language]: { errors: messagesIn(language) } };
});
