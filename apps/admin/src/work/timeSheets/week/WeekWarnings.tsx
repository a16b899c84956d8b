import type { WorkWarning } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** Where the hours exceed the limits of the law; nothing is blocked by it. */
export const WeekWarnings = ({ warnings }: { warnings: readonly WorkWarning[] }) => {
  const t = useTranslate();
  const format = useFormat();
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" role="note" sx={{ m: 1.5 }}>
      {warnings.map(({ kind, date, minutes, limitMinutes }) => (
        <div key={`${kind} ${date}`}>
          {t(`timeSheets.working.warning.${kind}`, {
            date: format.weekday(date),
            minutes: format.duration(minutes),
            limit: format.duration(limitMinutes),
          })}
        </div>
      ))}
    </Alert>
  );
};
