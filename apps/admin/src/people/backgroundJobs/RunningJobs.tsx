import { CircularProgress, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isUnderWay, useBackgroundJobs } from './useBackgroundJobs.ts';

/** Stands in the app bar while background jobs of the person are under way, on whatever page. */
export const RunningJobs = () => {
  const t = useTranslate();
  const { data = [] } = useBackgroundJobs();
  const running = data.filter(isUnderWay);
  if (!running.length) return null;
  const done = running.reduce((sum, job) => sum + job.done, 0);
  const total = running.reduce((sum, job) => sum + (job.total ?? 0), 0);
  const label = t('backgroundJobs.running', { smart_count: running.length });
  return (
    <Tooltip title={label}>
      <IconButton
        component={Link}
        to="/account/background-jobs"
        aria-label={label}
        color="inherit"
        sx={{ width: { xs: 40, sm: 44 }, height: 44 }}
      >
        <CircularProgress
          size={20}
          color="inherit"
          enableTrackSlot
          aria-hidden
          variant={total && done ? 'determinate' : 'indeterminate'}
          value={total ? (100 * done) / total : undefined}
        />
      </IconButton>
    </Tooltip>
  );
};
