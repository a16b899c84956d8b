import type { ProjectProgress } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ChartPanel } from '../../platform/report/charts/ChartPanel.tsx';
import type { ChartRow } from '../../platform/report/charts/series.ts';

/** Whole hours make an axis with round figures. */
const inHours = (minutes: number | null): number | null => (minutes === null ? null : minutes / 60);

/** The hours of a project up to the end of each week, against the budget spread over its days. */
export const BurnPanel = ({ progress: { weeks } }: { progress: ProjectProgress }) => {
  const t = useTranslate();
  const format = useFormat();
  const word = (name: string) => t(`project_figures.burn.${name}`);
  const hasPlan = weeks.some(({ plannedMinutes }) => plannedMinutes !== null);
  const rows: ChartRow[] = weeks.map(({ week, totalMinutes, plannedMinutes }) => ({
    label: format.date(week),
    values: { total: inHours(totalMinutes), planned: inHours(plannedMinutes) },
  }));
  return (
    <ChartPanel
      title={word('title')}
      name="burn"
      kind="lines"
      height={200}
      rows={rows}
      series={[
        { key: 'total', label: word('total') },
        ...(hasPlan ? [{ key: 'planned', label: word('planned'), colour: 'neutral' as const }] : []),
      ]}
      rowLabel={word('week')}
      empty={word('empty')}
      write={(hours) => format.duration(Math.round(hours * 60))}
      tick={(hours) => format.duration(Math.round(hours * 60))}
    />
  );
};
