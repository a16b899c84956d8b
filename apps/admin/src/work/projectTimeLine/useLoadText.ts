import { isoWeek } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';

/** "Week 49: 48 h of 40 h, too much". */
export function useLoadText(): (week: string, minutes: number, capacity: number) => string {
  const t = useTranslate();
  const format = useFormat();
  return (week, minutes, capacity) =>
    t(minutes > capacity ? 'timeline.overload' : 'timeline.load', {
      week: isoWeek(week).week,
      load: format.duration(minutes),
      capacity: format.duration(capacity),
    });
}
