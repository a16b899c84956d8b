import type { MilestoneRecord, ProjectRecord } from '@kontor/domain';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { Box, Button, Checkbox, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { RowActions } from '../../../platform/record/RowActions.tsx';
import { PartsInPlace } from '../PartsInPlace.tsx';
import { partLink } from '../price/partLink.ts';
import { MilestoneForm } from './MilestoneForm.tsx';

type RowProps = { project: ProjectRecord; milestone: MilestoneRecord; onEdit: () => void };

const Row = ({ project, milestone, onEdit }: RowProps) => {
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
    <>
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
      <Billing project={project} milestone={milestone} />
      <RowActions resource="milestones" record={milestone} name={name} onEdit={onEdit} />
    </>
  );
};

/** The amount of a milestone, whether it is invoiced, and the way to its invoice. */
const Billing = ({ project, milestone }: Omit<RowProps, 'onEdit'>) => {
  const t = useTranslate();
  const format = useFormat();
  const { id, name, amount, billingState, invoiceId, currency } = milestone;
  if (typeof amount !== 'number') return null;
  const isOpen = billingState === 'unbilled' && amount > 0 && may('create', 'Invoice');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {format.money(amount, currency)}
      </Box>
      <StatusChip status={billingState} />
      {isOpen && (
        <Button
          size="small"
          component={Link}
          to={partLink(project, { description: `${project.name}: ${name}`, amount, milestoneId: id })}
          aria-label={t('projects.invoice_milestone', { name })}
        >
          {t('projects.invoice')}
        </Button>
      )}
      {invoiceId !== null && may('show', 'Invoice') && (
        <Button
          size="small"
          component={Link}
          to={`/invoices/${invoiceId}/show`}
          aria-label={t('projects.open_invoice_of', { name })}
        >
          {t('projects.open_invoice')}
        </Button>
      )}
    </Box>
  );
};

/** The milestones of a project by date: added, ticked off, edited in place and invoiced. */
export const ProjectMilestones = ({ project }: { project: ProjectRecord }) => {
  const t = useTranslate();
  return (
    <PartsInPlace<MilestoneRecord>
      resource="milestones"
      projectId={project.id}
      sort="dueDate"
      emptyText={t('projects.no_milestones')}
      addText={t('projects.add_milestone')}
      icon={<FlagOutlined />}
      row={(milestone, onEdit) => <Row project={project} milestone={milestone} onEdit={onEdit} />}
      form={(milestone, onClose) => <MilestoneForm project={project} milestone={milestone} onClose={onClose} />}
    />
  );
};
