import type { Language } from '../i18n/languages.ts';

/** Markdown by file name; each language is a chunk. */
export type Texts = Record<string, string>;

/** Tests read the same files from disk (tools/tests/jest-help-texts.mjs). */
export const bundledTexts: Record<Language, () => Promise<Texts>> = {
  en: () => import('./texts/en.ts').then(({ texts }) => texts),
  lt: () => import('./texts/lt.ts').then(({ texts }) => texts),
  no: () => import('./texts/no.ts').then(({ texts }) => texts),
};
