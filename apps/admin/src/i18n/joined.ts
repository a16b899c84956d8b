import { mergeTranslations, type TranslationMessages } from 'react-admin';
import type { Language } from './languages.ts';

/** The words of the shell and of all modules in one language. */
export const joined = (own: object, modules: readonly Partial<Record<Language, object>>[], language: Language) =>
  mergeTranslations(own, ...modules.map((module) => module[language] ?? {})) as TranslationMessages;
