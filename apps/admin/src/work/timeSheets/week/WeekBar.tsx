import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { addDays, isoWeek, weekStart } from '@kontor/domain';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { useWeekKeys } from './useWeekKeys.ts';
import { useWeekSteps } from './useWeekSteps.ts';

type Props = { monday: string; onWeek: (date: string) => void; children?: ReactNode };

/** The current week and links to others: [ and ] work wherever nobody is typing, on every keyboard layout. */
export const WeekBar = ({ monday, onWeek, children }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const step = useWeekSteps(monday, onWeek);
  useWeekKeys({ '[': () => step(-1), ']': () => step(1) });
  const today = useToday();
  const isNow = weekStart(today) === monday;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1.5,
        py: 1,
        flexWrap: 'wrap',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tooltip title={`${t('timeSheets.week.previous')} [`}>
        <IconButton aria-label={t('timeSheets.week.previous')} aria-keyshortcuts="[" onClick={() => step(-1)}>
          <ChevronLeftOutlined sx={mirrored} />
        </IconButton>
      </Tooltip>
      <Tooltip title={`${t('timeSheets.week.next')} ]`}>
        <IconButton aria-label={t('timeSheets.week.next')} aria-keyshortcuts="]" onClick={() => step(1)}>
          <ChevronRightOutlined sx={mirrored} />
        </IconButton>
      </Tooltip>
      <Typography variant="h2" aria-live="polite" sx={{ px: 0.5 }}>
        {t('timeSheets.week.of', { week: isoWeek(monday).week })}
      </Typography>
      <Typography color="textSecondary" sx={{ flex: 1, minWidth: 160 }}>
        {format.date(monday)} – {format.date(addDays(monday, 6))}
      </Typography>
      {!isNow && <Button onClick={() => onWeek(today)}>{t('timeSheets.week.this')}</Button>}
      {children}
    </Box>
  );
};

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };
