import type { TimeEntryRecord } from '@kontor/domain';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Box, Chip, Typography } from '@mui/material';
import { useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { myId } from '../../../platform/api/session/myId.ts';

const shown = 4;

/** My recent work, latest first, without repeating project, task and note. */
function distinct(entries: readonly TimeEntryRecord[]): TimeEntryRecord[] {
  const keyOf = ({ projectId, taskId, note }: TimeEntryRecord) => `${projectId} ${taskId} ${note}`;
  return [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed().slice(0, shown);
}

/** Logs time like an earlier entry: everything but the day and the time. */
export const ResumeEntry = ({ onResume }: { onResume: () => void }) => {
  const t = useTranslate();
  const id = useId();
  const { setValue } = useFormContext();
  const { data } = useGetList<TimeEntryRecord>('timeSheets', {
    filter: { userId: myId() },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  if (!data?.length) return null;
  const resume = ({ projectId, taskId, note, billable }: TimeEntryRecord) => {
    for (const [field, value] of Object.entries({ projectId, taskId, note, billable }))
      setValue(field, value, { shouldDirty: true });
    onResume();
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 1.5 }}>
      <Typography id={id} variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
        {t('timeSheets.log.resume')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {distinct(data).map((entry) => {
          const name = [entry.projectName, entry.taskName, entry.note].filter(Boolean).join(' · ');
          return (
            <Chip
              key={entry.id}
              size="small"
              variant="outlined"
              icon={<ReplayOutlined />}
              label={name}
              title={name}
              onClick={() => resume(entry)}
              sx={{ maxWidth: '100%', minHeight: 28 }}
            />
          );
        })}
      </Box>
    </Box>
  );
};
