import { asLanguage, intlTag } from '../../../platform/i18n/languages.ts';

export function monthNames(locale: string): string[] {
  const month = new Intl.DateTimeFormat(intlTag[asLanguage(locale)], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_none, index) => month.format(Date.UTC(2026, index, 15)));
}
