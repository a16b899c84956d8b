import { Box, MenuItem, TextField } from '@mui/material';
import { periodOf, periodPresets, type Period } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useToday } from '../../platform/api/useToday.ts';

/** A named period, or two dates of one's own. */
export const PeriodPicker = ({ period, onChange }: { period: Period; onChange: (period: Period) => void }) => {
  const t = useTranslate();
  const today = useToday();
  const named = periodPresets.find((preset) => {
    const { from, to } = periodOf(preset, today);
    return from === period.from && to === period.to;
  });
  const dates = (['from', 'to'] as const).map((end) => (
    <TextField
      key={end}
      type="date"
      margin="none"
      label={t(`timeSheets.period.${end}`)}
      value={period[end]}
      onChange={(event) => {
        const next = { ...period, [end]: event.target.value };
        if (event.target.value) onChange(next.from <= next.to ? next : { from: event.target.value, to: event.target.value });
      }}
      sx={{ flex: { xs: 1, sm: '0 0 150px' } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  ));
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', width: { xs: '100%', sm: 'auto' } }}>
      <TextField
        select
        margin="none"
        label={t('timeSheets.period.label')}
        value={named ?? 'custom'}
        onChange={(event) => {
          const preset = periodPresets.find((one) => one === event.target.value);
          if (preset) onChange(periodOf(preset, today));
        }}
        sx={{ width: { xs: '100%', sm: 190 } }}
      >
        {periodPresets.map((preset) => (
          <MenuItem key={preset} value={preset}>
            {t(`timeSheets.period.${preset}`)}
          </MenuItem>
        ))}
        {!named && <MenuItem value="custom">{t('timeSheets.period.custom')}</MenuItem>}
      </TextField>
      {dates}
    </Box>
  );
};
