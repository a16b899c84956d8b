import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import type { Days } from './items.ts';

/** The days of an item in words: one day, from and to, or that it has none. */
export function useDaysText(): (days: Days) => string {
  const t = useTranslate();
  const format = useFormat();
  return ({ start, end }) => {
    if (start === null) return t('timeline.no_dates');
    if (end === null) return t('timeline.from', { date: format.date(start) });
    return start === end ? format.date(start) : t('timeline.from_to', { from: format.date(start), to: format.date(end) });
  };
}
