import type { ProjectFigures, ProjectRecord } from '@kontor/domain';
import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { KeyFigures } from '../../platform/record/KeyFigures.tsx';
import { BudgetBar, toneOf, usedPercent } from '../../work/projects/BudgetBar.tsx';
import { BurnPanel } from './BurnPanel.tsx';
import { ForecastPanel } from './ForecastPanel.tsx';
import { useLateText } from './useLateText.ts';
import { useProjectFigures } from './useProjectFigures.ts';

/** What a project's page begins with: its money, and its hours against the plan. */
export const ProjectTop = ({ record }: { record: ProjectRecord }) => {
  const { data, error, refetch } = useProjectFigures(record.id);
  if (error && !data)
    return (
      <Box sx={{ mb: 2.5 }}>
        <LoadFailed text={error.message} onRetry={() => void refetch()} />
      </Box>
    );
  return (
    <>
      <Money project={record} figures={data} />
      {data && data.progress.weeks.some(({ minutes }) => minutes) && (
        <Box sx={beside}>
          <BurnPanel progress={data.progress} />
          <ForecastPanel project={record} figures={data} />
        </Box>
      )}
    </>
  );
};

const Money = ({ project, figures }: { project: ProjectRecord; figures: ProjectFigures | undefined }) => {
  const t = useTranslate();
  const format = useFormat();
  const late = useLateText(figures?.progress);
  const profit = figures?.profit;
  const waiting = <Skeleton width="60%" />;
  const money = (value: number | null | undefined) => (profit ? format.money(value, profit.currency) : waiting);
  const word = (name: string, options?: object) => t(`project_figures.top.${name}`, options);
  const isFixed = project.billing === 'fixedPrice';
  const percent = usedPercent(project);
  const tone = percent === null ? 'success' : toneOf(percent);
  const worth = isFixed ? profit?.earned?.revenue : profit?.value;
  const open = isFixed ? null : profit?.unbilledHours;
  const earned = profit?.earned;
  return (
    <KeyFigures
      label={word('label')}
      figures={[
        worth !== null && {
          label: word(isFixed ? 'earned' : 'value'),
          value: money(worth),
          hint: isFixed
            ? typeof profit?.price === 'number' && word('of_price', { price: money(profit.price) })
            : Boolean(open) && word('unbilled', { amount: format.money(open, profit?.currency ?? null) }),
        },
        profit?.billed !== null && { label: word('billed'), value: money(profit?.billed?.revenue) },
        profit?.cost !== null && {
          label: word('cost'),
          value: money(profit?.cost),
          hint: typeof profit?.labour === 'number' && word('labour', { amount: money(profit.labour) }),
        },
        earned?.profit !== null &&
          earned !== null && {
            label: word('margin'),
            value: profit ? format.percent(earned?.marginPercent) : waiting,
            hint: earned && word('profit', { amount: format.money(earned.profit, profit.currency) }),
            ...(earned && (earned.profit ?? 0) < 0 && { tone: 'error' as const }),
          },
        {
          label: word('hours'),
          value: format.duration(project.loggedMinutes),
          hint: (percent !== null || late) && (
            <>
              {percent !== null && <BudgetBar project={project} />}
              {late && <Box sx={{ color: 'kontor.tone.error' }}>{word('late', { what: late })}</Box>}
            </>
          ),
          ...(tone !== 'success' && { tone }),
        },
      ]}
    />
  );
};

const beside = {
  display: 'grid',
  gap: 2,
  mb: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  '@container (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
