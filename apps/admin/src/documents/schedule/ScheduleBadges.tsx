import type { RecurringStatus } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StatusChip, type StatusName } from '../../platform/format/StatusChip.tsx';

const looks = { active: 'active', paused: 'onHold', ended: 'completed' } as const satisfies Record<RecurringStatus, StatusName>;

/** The status, and beside it that something needs attention. */
export const ScheduleBadges = ({ recurring }: { recurring: { status: RecurringStatus; hasProblem: boolean } }) => {
  const t = useTranslate();
  const { status, hasProblem } = recurring;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <StatusChip status={looks[status]} label={t(`schedule.status.${status}`)} />
      {hasProblem && <StatusChip status="overdue" label={t('schedule.problem')} />}
    </Box>
  );
};
