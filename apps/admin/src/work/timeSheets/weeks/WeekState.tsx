import { Alert, Box, Button, Typography } from '@mui/material';
import type { TimeWeekRecord, TimeWeekVerb } from '@kontor/domain';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useDayOf, useToday } from '../../../platform/api/useToday.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { part } from '../../../platform/page/page.ts';
import { useDecideWeeks } from './useDecideWeeks.ts';
import { WeekStatus } from './WeekStatus.tsx';

const WeekReasonDialog = part(() => import('./WeekReasonDialog.tsx').then((m) => m.WeekReasonDialog));

type Props = { week: TimeWeekRecord | undefined; userId: number; monday: string };

/** Where the week stands, and its next step. */
export const WeekState = ({ week, userId, monday }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('timeWeeks');
  const { submit, approve } = useDecideWeeks();
  const [asking, setAsking] = useState<'return' | 'reopen'>();
  const dayOf = useDayOf();
  const today = useToday();
  const status = week?.status ?? 'open';
  const submits = may('submit', 'TimeWeek', { userId });
  const can = (verb: TimeWeekVerb): boolean => (week ? week.actions.includes(verb) : verb === 'submit' && submits);
  const step = (verb: 'submit' | 'withdraw' | 'approve', run: () => Promise<unknown>, isNext = true) => (
    <ActionButton
      label={t(`timeSheets.weeks.action.${verb}`)}
      variant={isNext ? 'contained' : 'outlined'}
      run={run}
      success={`timeSheets.weeks.done.${verb}`}
    />
  );
  const ask = (verb: 'return' | 'reopen') => (
    <Button onClick={() => setAsking(verb)}>{t(`timeSheets.weeks.action.${verb}`)}</Button>
  );
  const decided = week?.decidedAt && {
    person: week.decidedByName ?? '',
    date: format.date(dayOf(new Date(week.decidedAt))),
  };
  if (!week && !submits) return null;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1, flexWrap: 'wrap' }}>
        <WeekStatus status={status} />
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 160 }}>
          {status === 'submitted' && t('timeSheets.weeks.hint.submitted')}
          {status === 'approved' && decided && t('timeSheets.weeks.hint.approved', decided)}
        </Typography>
        {can('submit') && monday <= today && step('submit', () => submit(userId, monday))}
        {week && can('withdraw') && step('withdraw', () => command(week.id, 'withdraw'), false)}
        {can('return') && ask('return')}
        {week && can('approve') && step('approve', () => approve([week]))}
        {can('reopen') && ask('reopen')}
      </Box>
      {status === 'returned' && decided && (
        <Alert severity="warning" variant="outlined" sx={{ mx: 1.5, mb: 1 }}>
          {t('timeSheets.weeks.hint.returned', decided)}
          <Box sx={{ whiteSpace: 'pre-line' }}>{week.remark}</Box>
        </Alert>
      )}
      <Suspense fallback={null}>
        {week && asking && <WeekReasonDialog week={week} verb={asking} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </>
  );
};
