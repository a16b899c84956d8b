import polyglot from 'ra-i18n-polyglot';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nContextProvider, useI18nProvider, type TranslationMessages } from 'react-admin';
import type { Language } from './languages.ts';
import { knownWords, type Words } from './words.ts';

type Props = { language: Language; words: readonly Words[]; children: ReactNode };

/** Renders its children in another language than the page, once the words are loaded; until then in the page's. */
export const InLanguage = ({ language, words, children }: Props) => {
  const own = useI18nProvider();
  const [there, setThere] = useState<Language>();
  useEffect(() => {
    let gone = false;
    void Promise.all(words.map((some) => some.load(language))).then(
      () => !gone && setThere(language),
      () => undefined,
    );
    return () => void (gone = true);
  }, [language, words]);
  const other = useMemo(
    () => there && polyglot(() => knownWords(there) as TranslationMessages, there, [], { allowMissing: true }),
    [there],
  );
  const isOwn = own.getLocale() === language || there !== language;
  return <I18nContextProvider value={isOwn || !other ? own : other}>{children}</I18nContextProvider>;
};
