import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { calendarViews, daysOf, turned, type CalendarChoice, type CalendarView } from './useCalendarChoice.ts';

type Props = { choice: CalendarChoice; today: string; onChoose: (change: Partial<CalendarChoice>) => void };

const mirrored = { transform: 'scaleX(var(--calendar-ahead, 1))' } as const;

/** The toolbar: period and view. */
export const CalendarBar = ({ choice: { view, date }, today, onChoose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const days = daysOf(view, date);
  const heading = {
    month: format.month(date),
    list: format.month(date),
    week: t('calendar.from_to', { from: format.date(days[0]), to: format.date(days.at(-1)) }),
    day: format.longDate(date),
  }[view];
  const unit = t(`calendar.units.${view === 'list' ? 'month' : view}`);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Button variant="outlined" onClick={() => onChoose({ date: today })}>
        {t('calendar.today')}
      </Button>
      <Box sx={{ display: 'flex', '--calendar-ahead': (theme) => (theme.direction === 'rtl' ? '-1' : '1') }}>
        <Tooltip title={t('calendar.before', { unit })}>
          <IconButton aria-label={t('calendar.before', { unit })} onClick={() => onChoose({ date: turned(view, date, -1) })}>
            <ChevronLeftOutlined sx={mirrored} />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('calendar.after', { unit })}>
          <IconButton aria-label={t('calendar.after', { unit })} onClick={() => onChoose({ date: turned(view, date, 1) })}>
            <ChevronRightOutlined sx={mirrored} />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography
        component="h2"
        variant="h2"
        aria-live="polite"
        sx={{ flex: '1 1 160px', minWidth: 0, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {heading}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('calendar.view')}
        onChange={(_event, next: CalendarView | null) => next && onChoose({ view: next })}
        sx={{ '& .MuiToggleButton-root': { textTransform: 'none', px: 1.5, height: 40 } }}
      >
        {calendarViews.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`calendar.views.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
