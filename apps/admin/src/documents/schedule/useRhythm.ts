import { isAtMonthEnd, type RecurringUnit } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';

type Rhythm = { atMonthEnd?: boolean; every: number; unit: RecurringUnit; lastDate?: string | null; times?: number | null };

/** Returns the schedule in words: "Every 2 weeks until 31 Dec 2026". */
export function useRhythm(): (schedule: Rhythm) => string {
  const t = useTranslate();
  const format = useFormat();
  return ({ every, unit, atMonthEnd, lastDate, times }) => {
    const each = every === 1 ? t(`schedule.each.${unit}`) : t(`schedule.every.${unit}`, { smart_count: every });
    const rhythm = isAtMonthEnd({ unit, atMonthEnd }) ? t('schedule.at_month_end', { rhythm: each }) : each;
    if (lastDate) return t('schedule.until', { rhythm, date: format.date(lastDate) });
    return times ? t('schedule.times', { rhythm, smart_count: times }) : rhythm;
  };
}
