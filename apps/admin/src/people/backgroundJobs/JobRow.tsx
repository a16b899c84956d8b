import type { BackgroundJobRecord, BackgroundJobState } from '@kontor/domain';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Alert, Box, Button, LinearProgress, ListItem, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { fetchBlob, saveBlob } from '../../platform/api/calls/downloadFile.ts';
import { wordsFor } from '../../platform/api/calls/http.ts';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { backgroundJobsKey, isUnderWay } from './useBackgroundJobs.ts';

const looks: Record<BackgroundJobState, StatusName> = {
  waiting: 'planned',
  running: 'pending',
  done: 'completed',
  failed: 'rejected',
  cancelled: 'cancelled',
};

export const JobRow = ({ job }: { job: BackgroundJobRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const { title, state, done, total, createdAt, endedAt, problems, errorCode, errorParams } = job;
  useWords(errorWords, errorCode !== null || problems.length > 0);
  return (
    <ListItem divider disableGutters sx={{ display: 'block', py: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            <time dateTime={endedAt ?? createdAt}>{format.relative(endedAt ?? createdAt)}</time>
            {total !== null && ` · ${t('backgroundJobs.progress', { done, total })}`}
          </Typography>
        </Box>
        <StatusChip status={looks[state]} label={t(`backgroundJobs.states.${state}`)} />
        <JobActions job={job} />
      </Box>
      {state === 'running' && (
        <LinearProgress
          sx={{ mt: 1 }}
          aria-label={title}
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? (100 * done) / total : undefined}
        />
      )}
      {errorCode && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {wordsFor({ code: errorCode, params: errorParams ?? undefined }, t)}
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('backgroundJobs.problems', { smart_count: problems.length })}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {problems.map(({ name, code, params }, at) => (
              <li key={at}>
                {name}: {wordsFor({ code, params: params ?? undefined }, t)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </ListItem>
  );
};

const JobActions = ({ job }: { job: BackgroundJobRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const { call } = useKontor();
  const queryClient = useQueryClient();
  const { id, link, fileName, fileSize, fileUntil } = job;
  const refuse = (error: Error) => notify(error.message, { type: 'error' });
  const cancel = useMutation({
    mutationFn: () => call<BackgroundJobRecord>('POST', `/background-jobs/${id}/cancel`, { body: {} }),
    onError: refuse,
    onSettled: () => queryClient.invalidateQueries({ queryKey: backgroundJobsKey }),
  });
  const download = useMutation({
    mutationFn: async (name: string) => saveBlob(await fetchBlob(`/background-jobs/${id}/file`), name),
    onError: refuse,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {fileName && fileUntil && (
        <>
          <Typography variant="body2" color="textSecondary">
            {format.fileSize(fileSize ?? 0)} · {t('backgroundJobs.until', { date: format.dateTime(fileUntil) })}
          </Typography>
          <Button startIcon={<DownloadOutlined />} loading={download.isPending} onClick={() => download.mutate(fileName)}>
            {t('backgroundJobs.download')}
          </Button>
        </>
      )}
      {link && (
        <Button component={Link} to={link}>
          {t('backgroundJobs.open')}
        </Button>
      )}
      {isUnderWay(job) && (
        <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('backgroundJobs.cancel')}
        </Button>
      )}
    </Box>
  );
};
