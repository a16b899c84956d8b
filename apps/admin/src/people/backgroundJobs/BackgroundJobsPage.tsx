import { Card, List, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { AccountArea } from '../account/AccountArea.tsx';
import { JobRow } from './JobRow.tsx';
import { useBackgroundJobs } from './useBackgroundJobs.ts';

export const BackgroundJobsPage = () => <AccountArea part="backgroundJobs">{() => <Jobs />}</AccountArea>;

const Jobs = () => {
  const t = useTranslate();
  const { data, isError, refetch } = useBackgroundJobs();
  if (isError) return <LoadFailed text={t('backgroundJobs.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton height={160} />;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="body2" color="textSecondary">
        {t(data.length ? 'backgroundJobs.text' : 'backgroundJobs.empty')}
      </Typography>
      <List disablePadding>
        {data.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </List>
    </Card>
  );
};
