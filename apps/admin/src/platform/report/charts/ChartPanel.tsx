import { Box, Skeleton, Typography } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Nothing } from '../../format/Nothing.tsx';
import { LoadFailed } from '../../page/LoadFailed.tsx';
import { ChartFrame } from '../ChartFrame.tsx';
import { FiguresTable } from '../FiguresTable.tsx';
import { Panel } from '../Panel.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { LateSeriesChart } from './lateCharts.ts';
import type { SeriesChartProps } from './SeriesChart.tsx';
import { isNothing, type ChartRow } from './series.ts';

type Props = Omit<SeriesChartProps, 'rows'> & {
  /** The parameter of the address that remembers the table view. */
  name?: string;
  /** undefined while loading. */
  rows: readonly ChartRow[] | undefined;
  error?: Error | null;
  onRetry?: () => unknown;
  /** Text in place of an empty chart. */
  empty: string;
  /** Heading of the row labels: "Month". */
  rowLabel: string;
};

/** A chart with its legend and table view, and texts for loading, failed and empty. */
export const ChartPanel = ({ name, rows, error, onRetry, empty, rowLabel, ...chart }: Props) => {
  const { title, kind, series, write, height = 280 } = chart;
  if (!rows)
    return (
      <Panel title={title}>
        {error ? <LoadFailed text={error.message} onRetry={() => onRetry?.()} /> : <Waiting height={height} />}
      </Panel>
    );
  if (isNothing(rows))
    return (
      <Panel title={title}>
        <Typography color="textSecondary" sx={{ height, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
          {empty}
        </Typography>
      </Panel>
    );
  const figure = (value: number | null | undefined): ReactNode => (typeof value === 'number' ? write(value) : <Nothing />);
  const columns = series.map(({ key, label }) => ({ label, numeric: true, draw: ({ values }: ChartRow) => figure(values[key]) }));
  return (
    <ChartFrame
      title={title}
      name={name}
      legend={<ChartLegend kind={kind} series={series} />}
      chart={
        <Suspense fallback={<Waiting height={height} />}>
          <LateSeriesChart rows={rows} {...chart} />
        </Suspense>
      }
      table={
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
          <FiguresTable
            label={title}
            rows={rows}
            keyOf={({ label }) => label}
            columns={[{ label: rowLabel, draw: ({ label }) => label }, ...columns]}
          />
        </Box>
      }
    />
  );
};

const Waiting = ({ height }: { height: number }) => {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t('kontor.shell.loading')}>
      <Skeleton variant="rounded" height={height} />
    </Box>
  );
};
