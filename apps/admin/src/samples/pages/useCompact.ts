import { useLocale } from 'react-admin';
import { asLanguage, intlTag } from '../../platform/i18n/languages.ts';
import { figureIn } from './figureIn.ts';

/** Formats a figure in compact notation; other texts of the sample data stay. */
export function useCompact(): (figure: number | string) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(intlTag[asLanguage(locale)], { notation: 'compact', maximumFractionDigits: 2 });
  return (figure) => {
    const number = typeof figure === 'number' ? figure : figureIn(figure);
    return number === undefined ? String(figure) : format.format(number);
  };
}
