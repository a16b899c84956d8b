import type { ProjectFigures, ProjectRecord } from '@kontor/domain';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Panel } from '../../platform/report/Panel.tsx';

/** How the project ends if it goes on as it did, in words that say where each figure comes from. */
export const ForecastPanel = ({
  project,
  figures: { profit, progress },
}: {
  project: ProjectRecord;
  figures: ProjectFigures;
}) => {
  const t = useTranslate();
  const format = useFormat();
  const { forecast } = progress;
  const word = (name: string, options?: object) => t(`project_figures.forecast.${name}`, options);
  const lines = forecast
    ? [
        word(forecast.leftMinutes === 0 ? `none_${forecast.leftFrom}` : `left_${forecast.leftFrom}`, {
          hours: format.duration(forecast.leftMinutes),
        }),
        word('pace', { hours: format.duration(forecast.weekMinutes), since: format.date(forecast.since) }),
        forecast.endDate !== null && word('end', { date: format.date(forecast.endDate) }),
        forecast.endDate !== null &&
          project.endDate !== null &&
          forecast.endDate > project.endDate &&
          word('after_end', { date: format.date(project.endDate) }),
        forecast.costAtCompletion !== null && word('cost', { amount: format.money(forecast.costAtCompletion, profit.currency) }),
        forecast.tasksWithoutEstimate > 0 &&
          forecast.leftFrom === 'tasks' &&
          word('without_estimate', { smart_count: forecast.tasksWithoutEstimate }),
      ]
    : [word(['completed', 'cancelled'].includes(project.status) ? 'ended' : 'unknown')];
  return (
    <Panel title={word('title')}>
      {lines.map(
        (line) =>
          line && (
            <Typography key={line} variant="body2" sx={{ '& + &': { mt: 1 } }}>
              {line}
            </Typography>
          ),
      )}
    </Panel>
  );
};
