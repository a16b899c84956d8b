import { useTheme } from '@mui/material';
import { useI18nProvider, type I18nProvider } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage.ts';
import { makeFormat, type Format } from './format.ts';

/** Shared by all components in a language and direction: a format makes seven browser formatters, and a list has hundreds of cells. */
const kept = new WeakMap<I18nProvider, Map<string, Format>>();

/** Formats money, numbers, dates and durations in the reader's language. */
export function useFormat(): Format {
  const i18n = useI18nProvider();
  const locale = useLanguage();
  const mirrored = useTheme().direction === 'rtl';
  const formats = kept.get(i18n) ?? new Map<string, Format>();
  kept.set(i18n, formats);
  const key = `${locale} ${mirrored}`;
  const format = formats.get(key) ?? makeFormat(locale, (word, options) => i18n.translate(word, options), mirrored);
  formats.set(key, format);
  return format;
}
