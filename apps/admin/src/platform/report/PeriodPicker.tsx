import { Box, MenuItem, TextField } from '@mui/material';
import { isCalendarDate, periodOf, periodPresets, type Period } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useToday } from '../api/useToday.ts';
import { DateBox } from '../inputs/DateBox.tsx';
import { isBackwards } from './isBackwards.ts';

type Props = {
  period: Period;
  onChange: (period: Period) => void;
  /** Only its last day counts, and is chosen. */
  lastDayOnly?: boolean | undefined;
};

/** Picks a named period or two dates. A range that runs backwards is kept and reported. */
export const PeriodPicker = ({ period, onChange, lastDayOnly }: Props) => {
  const t = useTranslate();
  const today = useToday();
  const named = periodPresets.find((preset) => {
    const { from, to } = periodOf(preset, today);
    return from === period.from && to === period.to;
  });
  const date = (end: 'from' | 'to', problem?: string) => (
    <DateBox
      margin="none"
      label={t(`kontor.period.${end}`)}
      value={period[end]}
      error={Boolean(problem)}
      helperText={problem}
      // An incomplete date is ignored.
      onChange={(value) =>
        value &&
        isCalendarDate(value) &&
        onChange({ ...period, ...(lastDayOnly && value < period.from && { from: value }), [end]: value })
      }
      sx={{ flex: { xs: 1, sm: '0 0 160px' } }}
    />
  );
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}>
      <TextField
        select
        margin="none"
        label={t('kontor.period.label')}
        value={named ?? 'custom'}
        onChange={(event) => {
          const preset = periodPresets.find((one) => one === event.target.value);
          if (preset) onChange(periodOf(preset, today));
        }}
        sx={{ width: { xs: '100%', sm: 190 } }}
      >
        {periodPresets.map((preset) => (
          <MenuItem key={preset} value={preset}>
            {t(`kontor.period.${preset}`)}
          </MenuItem>
        ))}
        {!named && <MenuItem value="custom">{t('kontor.period.custom')}</MenuItem>}
      </TextField>
      {!lastDayOnly && date('from')}
      {date('to', isBackwards(period) ? t('kontor.period.order') : undefined)}
    </Box>
  );
};
