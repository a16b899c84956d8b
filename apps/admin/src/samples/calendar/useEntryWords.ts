import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { dayMinutes, type Entry, type Place } from './entries.ts';

/** Describes an event and its times in words. */
export function useEntryWords() {
  const t = useTranslate();
  const format = useFormat();
  const clock = (minute: number): string => format.time(new Date(2000, 0, 1, 0, minute % dayMinutes));
  const title = ({ list, title: text }: Entry): string =>
    list === 'holiday' ? t(`calendar.holidays.${text}`, { _: text }) : text || t('calendar.untitled');
  const times = ({ first, last, from, to }: Place): string => {
    if (from === null || to === null)
      return first === last ? format.date(first) : t('calendar.from_to', { from: format.date(first), to: format.date(last) });
    const [begins, ends] = [clock(from), clock(to)];
    return first === last
      ? t('calendar.day_times', { day: format.date(first), from: begins, to: ends })
      : t('calendar.from_to', { from: `${format.date(first)} ${begins}`, to: `${format.date(last)} ${ends}` });
  };
  return {
    clock,
    title,
    times,
    /** "Dentist, Personal, 9 Nov 2026". */
    whole: (entry: Entry): string => [title(entry), t(`calendar.lists.${entry.list}`), times(entry)].join(', '),
    /** The same without title. */
    rest: (entry: Entry): string => [t(`calendar.lists.${entry.list}`), times(entry)].join(', '),
  };
}
