import type { ProjectRecord } from '@kontor/domain';
import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

type Hours = { loggedMinutes: number; budgetMinutes: number | null };

/** Logged hours as whole percent of the budget; can exceed 100. */
export const usedPercent = ({ loggedMinutes, budgetMinutes }: Hours): number | null =>
  budgetMinutes ? Math.round((loggedMinutes / budgetMinutes) * 100) : null;

export const toneOf = (percent: number): 'success' | 'warning' | 'error' =>
  percent > 100 ? 'error' : percent >= 80 ? 'warning' : 'success';

/** The used share of the budgeted hours, as a bar and a number. */
export const BudgetBar = ({ project }: { project: Pick<ProjectRecord, 'loggedMinutes' | 'budgetMinutes'> }) => {
  const t = useTranslate();
  const format = useFormat();
  const percent = usedPercent(project);
  if (percent === null) return <Nothing />;
  const words = t('projects.budget_of', {
    logged: format.duration(project.loggedMinutes),
    budget: format.duration(project.budgetMinutes),
  });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 120 }} title={words}>
      <LinearProgress
        variant="determinate"
        value={Math.min(percent, 100)}
        aria-label={words}
        sx={{
          flex: 1,
          height: 6,
          borderRadius: 999,
          bgcolor: 'action.selected',
          '& .MuiLinearProgress-bar': { bgcolor: `kontor.tone.${toneOf(percent)}`, borderRadius: 999 },
        }}
      />
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 44, textAlign: 'end', whiteSpace: 'nowrap' }}>
        {format.percent(percent)}
      </Box>
    </Box>
  );
};
