import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { makeFormat, type Format } from './format.ts';

/** Money, numbers, dates and durations in the reader's language. */
export function useFormat(): Format {
  const locale = useLocale();
  const translate = useTranslate();
  return useMemo(() => makeFormat(locale, translate), [locale, translate]);
}
