import { nextDates, type RecurringStatus, type Schedule } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import type { ResourceName } from '../../platform/api/resource.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

type Props = {
  resource: ResourceName;
  recurring: Schedule & { id: number; status: RecurringStatus; nextDate: string | null; skipped: string[] };
  maySkip: boolean;
  /** The question before a date is skipped. */
  skipText: (date: string) => string;
  /** Stands below a date. */
  more?: (date: string) => ReactNode;
};

/** The next twelve dates, each with a way to skip it. */
export const ScheduleDates = ({ resource, recurring, maySkip, skipText, more }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand(resource);
  const { id, nextDate, skipped, status } = recurring;
  const dates = nextDate ? nextDates(recurring, { from: nextDate, skipped }) : [];
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('schedule.next_dates')}
      </Typography>
      {!dates.length && <Typography color="textSecondary">{t('schedule.no_dates')}</Typography>}
      <Box component="ol" sx={plainList}>
        {dates.map((date) => (
          <Box component="li" key={date} sx={listRow}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {format.date(date)}
              {more?.(date)}
            </Box>
            {status === 'active' && maySkip && (
              <ActionButton
                variant="text"
                label={t('schedule.action.skip')}
                confirm={{ text: skipText(format.date(date)) }}
                run={() => command(id, 'skip', { date })}
                success="schedule.done.skip"
              />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

export const plainList = { listStyle: 'none', m: 0, p: 0 } as const;
export const listRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
