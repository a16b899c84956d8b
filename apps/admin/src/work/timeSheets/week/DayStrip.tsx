import { Tab, Tabs } from '@mui/material';
import type { TimeEntryRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { minutesOf } from './weekRows.ts';

type Props = { days: readonly string[]; day: string; entries: readonly TimeEntryRecord[]; onDay: (date: string) => void };

/** On narrow screens, which show one day only: the seven days with their hours. */
export const DayStrip = ({ days, day, entries, onDay }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  return (
    <Tabs
      value={day}
      onChange={(_event, date: string) => onDay(date)}
      variant="fullWidth"
      aria-label={t('timeSheets.week.day')}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTab-root': { minWidth: 0, px: 0.25, fontSize: '0.75rem', lineHeight: 1.35 },
      }}
    >
      {days.map((date) => {
        const minutes = minutesOf(entries.filter(({ workDate }) => workDate === date));
        return (
          <Tab
            key={date}
            value={date}
            aria-current={date === today ? 'date' : undefined}
            label={
              <>
                <span style={{ whiteSpace: 'pre-line' }}>{format.weekday(date).replace(/[ ,]+/, '\n')}</span>
                <strong>{minutes ? format.clock(minutes) : '·'}</strong>
              </>
            }
          />
        );
      })}
    </Tabs>
  );
};
