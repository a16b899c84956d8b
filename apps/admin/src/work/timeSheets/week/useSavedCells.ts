import type { TimeEntryRecord } from '@kontor/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { cellKey, rowName, rowOf } from './weekRows.ts';

/** Long enough to notice from the next cell. */
const shownMs = 4_000;

type Saved = {
  /** The recently saved cells, by `cellKey`. */
  saved: ReadonlySet<string>;
  /** The last saved cell in words, for screen readers. */
  said: string;
  tell: (entry: TimeEntryRecord) => void;
};

/** The quiet confirmation of a saved cell: a brief mark, and a polite announcement. */
export function useSavedCells(): Saved {
  const t = useTranslate();
  const format = useFormat();
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const timers = useRef(new Map<string, number>());
  useEffect(() => {
    const all = timers.current;
    return () => all.forEach((timer) => window.clearTimeout(timer));
  }, []);
  const tell = useCallback(
    (entry: TimeEntryRecord) => {
      const row = rowOf(entry);
      const key = cellKey({ row, date: entry.workDate });
      const forget = () => setSaved((old) => new Set([...old].filter((one) => one !== key)));
      window.clearTimeout(timers.current.get(key));
      timers.current.set(key, window.setTimeout(forget, shownMs));
      setSaved((old) => new Set([...old, key]));
      const [duration, day] = [format.clock(entry.minutes), format.weekday(entry.workDate)];
      setSaid(t('timeSheets.week.saved_cell', { duration, day, name: rowName(row) }));
    },
    [t, format],
  );
  return { saved, said, tell };
}
