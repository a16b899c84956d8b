import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { intlTag, languageNames, languages, type Language } from './languages.ts';
import { currentLanguage, defineWords, knownWords, speak, startIn, wordsVersion } from './words.ts';

/** The words of react-admin and the platform, which every page needs. */
const core = {
  en: () => import('./en.ts'),
  lt: () => import('./lt.ts'),
  no: () => import('./no.ts'),
};
const coreWords = defineWords((language) => core[language]());

const choices = languages.map((locale) => ({ locale, name: languageNames[locale] }));

/** Loads the first language before anything is drawn; the others when they are chosen. */
export async function makeI18n(initial: Language): Promise<I18nProvider> {
  startIn(initial);
  await coreWords.load();
  let version = -1;
  let provider: I18nProvider;
  // Polyglot takes its phrases once, so words added later need a new provider.
  const latest = (): I18nProvider => {
    if (version === wordsVersion()) return provider;
    version = wordsVersion();
    const language = currentLanguage();
    provider = polyglotI18nProvider(() => knownWords(language) as TranslationMessages, language, choices, {
      allowMissing: false,
    });
    return provider;
  };
  return {
    translate: (key, options) => oneFullStop(latest().translate(key, options)),
    changeLocale: (locale) => speak(locale as Language),
    getLocale: currentLanguage,
    getLocales: () => choices,
  };
}

/** Removes the second full stop after an abbreviation ("prieš 13 d."). A key can also lead to something other than text. */
export const oneFullStop = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.') : (text as string);

export function markLanguage(language: Language): void {
  document.documentElement.lang = intlTag[language].replace(/-.*$/, '');
}
