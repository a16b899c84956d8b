import { addDays } from '@kontor/domain';
import { asLanguage, intlTag } from '../../../platform/i18n/languages.ts';

/** From Monday on, as short as the language allows. Example: `weekdayNames('no')[0]` is `man.`. */
export function weekdayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(intlTag[asLanguage(locale)], { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(addDays('2024-01-01', day))));
}
