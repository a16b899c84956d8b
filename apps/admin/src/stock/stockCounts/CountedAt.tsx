import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { parseTime, writeTime } from '../../platform/inputs/parseTime.ts';

/** When a printed list was counted, on the day of the count: minutes after midnight. Empty means that people count as they enter. */
export const CountedAt = ({ date, onTime }: { date: string; onTime: (minutes: number | null) => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const minutes = parseTime(typed);
  const change = (text: string) => {
    setTyped(text);
    onTime(parseTime(text) ?? null);
  };
  return (
    <TextField
      label={t('stockCounts.counted_at')}
      value={typed}
      onChange={(event) => change(event.target.value)}
      onBlur={() => typeof minutes === 'number' && setTyped(writeTime(minutes))}
      error={minutes === undefined}
      helperText={
        minutes === undefined ? t('kontor.form.not_a_time') : t('stockCounts.counted_at_hint', { date: format.date(date) })
      }
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 8 } }}
      sx={{ flex: '0 1 260px' }}
    />
  );
};
