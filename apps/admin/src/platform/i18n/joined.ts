import type { TranslationMessages } from 'react-admin';
import type { Language } from './languages.ts';

type Words = { [key: string]: string | Words };

/** `given` with `more` in it, branch by branch. */
export function joinedWith(given: Words, more: Words): Words {
  const result = { ...given };
  for (const [key, value] of Object.entries(more)) {
    const own = result[key];
    result[key] = typeof own === 'object' && typeof value === 'object' ? joinedWith(own, value) : value;
  }
  return result;
}

/** The words of the shell and of all modules in one language. */
export const joined = (own: object, modules: readonly Partial<Record<Language, object>>[], language: Language) =>
  modules.reduce<Words>((all, module) => joinedWith(all, (module[language] ?? {}) as Words), own as Words) as TranslationMessages;
