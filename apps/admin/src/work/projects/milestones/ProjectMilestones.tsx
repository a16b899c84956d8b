import type { MilestoneRecord, ProjectRecord } from '@kontor/domain';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { Box, Button, Checkbox, Skeleton, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { RowActions } from '../../../platform/record/RowActions.tsx';
import { MilestoneForm } from './MilestoneForm.tsx';

const Row = ({ milestone, onEdit }: { milestone: MilestoneRecord; onEdit: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const { id, name, dueDate, isDone } = milestone;
  const isPast = !isDone && dueDate < today;
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.update('milestones', { id, data: { ...milestone, isDone: !isDone }, previousData: milestone }),
    onSuccess: () => notify('kontor.form.saved', { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: readAgain,
  });
  return (
    <Box component="li" sx={row}>
      <Checkbox
        checked={isDone}
        disabled={isPending || !may('edit', 'Milestone', milestone)}
        onChange={() => mutate()}
        slotProps={{ input: { 'aria-label': t('projects.mark_done', { name }) } }}
      />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', ...(isDone && { color: 'text.secondary' }) }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: isPast ? 'kontor.tone.error' : 'text.secondary' }}>
          {t(isPast ? 'projects.was_due' : 'projects.due', { date: format.date(dueDate) })}
        </Typography>
      </Box>
      <RowActions resource="milestones" record={milestone} name={name} onEdit={onEdit} />
    </Box>
  );
};

/** The milestones of a project by date: added, ticked off and edited in place. */
export const ProjectMilestones = ({ project }: { project: ProjectRecord }) => {
  const t = useTranslate();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const close = () => setOpen(null);
  const { data, isPending, error, refetch } = useGetList<MilestoneRecord>('milestones', {
    filter: { projectId: project.id },
    sort: { field: 'dueDate', order: 'ASC' },
    pagination: { page: 1, perPage: 300 },
  });
  if (error) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (isPending) return <Skeleton height={72} />;
  return (
    <>
      {data.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('projects.no_milestones')}
        </Typography>
      )}
      <Box component="ul" aria-label={t('resources.milestones.name', { smart_count: 2 })} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((milestone) =>
          open === milestone.id ? (
            <li key={milestone.id}>
              <MilestoneForm projectId={project.id} milestone={milestone} onClose={close} />
            </li>
          ) : (
            <Row key={milestone.id} milestone={milestone} onEdit={() => setOpen(milestone.id)} />
          ),
        )}
      </Box>
      {open === 'new' && <MilestoneForm projectId={project.id} onClose={close} />}
      {open === null && may('create', 'Milestone') && (
        <Button variant="outlined" startIcon={<FlagOutlined />} sx={{ mt: 2 }} onClick={() => setOpen('new')}>
          {t('projects.add_milestone')}
        </Button>
      )}
    </>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  alignItems: 'center',
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
