import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import type { Week } from './useWeek.ts';
import { cellKey, rowName } from './weekRows.ts';

/** Unsaved cells, with the reason and remedies. Their text stays in the cell. */
export const WeekProblems = ({ week, days }: { week: Week; days: readonly string[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const failed = Object.values(week.pending).filter(({ state, cell }) => state === 'failed' && days.includes(cell.date));
  return (
    <div role="alert">
      {failed.map(({ cell, text, message }) => (
        <Alert
          key={cellKey(cell)}
          severity="error"
          variant="outlined"
          role="presentation"
          sx={{ mx: 1.5, my: 1 }}
          action={
            <>
              <Button color="inherit" size="small" onClick={() => week.retry(cell)}>
                {t('timeSheets.week.retry')}
              </Button>
              <Button color="inherit" size="small" onClick={() => week.discard(cell)}>
                {t('timeSheets.week.undo')}
              </Button>
            </>
          }
        >
          <strong>{t('timeSheets.week.failed', { name: rowName(cell.row), date: format.weekday(cell.date) })}</strong> ({text}){' '}
          {message}
        </Alert>
      ))}
    </div>
  );
};
