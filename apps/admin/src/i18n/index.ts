import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mergeTranslations, type I18nProvider, type TranslationMessages } from 'react-admin';
import { intlTag, languageNames, languages, type Language } from './languages.ts';

const base: Record<Language, () => Promise<object>> = {
  en: () => import('./en.all.ts').then(({ all }) => all),
  lt: () => import('./lt.all.ts').then(({ all }) => all),
  no: () => import('./no.all.ts').then(({ all }) => all),
};

const loaded = new Map<Language, TranslationMessages>();

async function load(language: Language): Promise<TranslationMessages> {
  const [own, { moduleMessages }] = await Promise.all([base[language](), import('./modules.ts')]);
  const messages = mergeTranslations(own, ...moduleMessages.map((module) => module[language])) as TranslationMessages;
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
