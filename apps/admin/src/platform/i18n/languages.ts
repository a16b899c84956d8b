import { languages, type Language } from '@kontor/domain';

export { languages, type Language };

export const languageNames: Record<Language, string> = { en: 'English', lt: 'Lietuvių', no: 'Norsk' };

/** The tag for `Intl` and the page; Norwegian is Bokmål. */
export const intlTag: Record<Language, string> = { en: 'en-GB', lt: 'lt-LT', no: 'nb-NO' };

export const asLanguage = (locale: string | undefined): Language => languages.find((language) => language === locale) ?? 'en';

/** The same tree of keys with any texts: types lt and no by en, so that a missing key does not compile. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
