import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { joinedWith } from './joined.ts';
import { names } from './names.ts';
import { intlTag, languageNames, languages, type Language } from './languages.ts';

/** Everything in one language is one chunk: see `oneLanguageAChunk` in vite.config.ts. */
const words: Record<Language, () => Promise<TranslationMessages>> = {
  en: () => import('./en.words.ts').then(({ words }) => words),
  lt: () => import('./lt.words.ts').then(({ words }) => words),
  no: () => import('./no.words.ts').then(({ words }) => words),
};

const loaded = new Map<Language, TranslationMessages>();

async function load(language: Language): Promise<TranslationMessages> {
  const messages = joinedWith((await words[language]()) as never, names(language) as never) as never as TranslationMessages;
  loaded.set(language, messages);
  return messages;
}

/** Fetches the first language before anything is drawn; the others come when they are chosen. */
export async function makeI18n(initial: Language): Promise<I18nProvider> {
  const first = await load(initial);
  const choices = languages.map((locale) => ({ locale, name: languageNames[locale] }));
  const get = (locale: string) => {
    if (locale === initial) return loaded.get(initial) ?? first;
    return loaded.get(locale as Language) ?? load(locale as Language);
  };
  return polyglotI18nProvider(get, initial, choices, { allowMissing: false });
}

export function markLanguage(language: Language): void {
  document.documentElement.lang = intlTag[language].replace(/-.*$/, '');
}
