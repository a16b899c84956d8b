import { useTheme } from '@mui/material';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { makeFormat, type Format } from './format.ts';

/** Money, numbers, dates and durations in the reader's language. */
export function useFormat(): Format {
  const locale = useLocale();
  const translate = useTranslate();
  const mirrored = useTheme().direction === 'rtl';
  return useMemo(() => makeFormat(locale, translate, mirrored), [locale, translate, mirrored]);
}
