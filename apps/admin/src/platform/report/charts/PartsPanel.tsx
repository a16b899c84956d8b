import { Skeleton, Typography } from '@mui/material';
import { Suspense } from 'react';
import { useFormat } from '../../format/useFormat.ts';
import { ChartFrame } from '../ChartFrame.tsx';
import { FiguresTable } from '../FiguresTable.tsx';
import { Panel } from '../Panel.tsx';
import { LatePartsChart } from './lateCharts.ts';
import { isNothing, largestOf, type ChartRow } from './series.ts';

type Props = {
  title: string;
  /** The parameter of the address that remembers the table view. */
  name?: string;
  rows: readonly ChartRow[];
  /** The key of the figure to draw, and its label. */
  amountKey: string;
  amountLabel: string;
  /** Heading of the row labels: "Customer". */
  rowLabel: string;
  /** Labels of the total, and of the rest after the largest. */
  whole: string;
  other: string;
  empty: string;
  write: (value: number) => string;
};

/** The largest parts of a whole as a chart; the table has all parts. */
export const PartsPanel = ({ title, name, rows, amountKey, amountLabel, rowLabel, whole, other, empty, write }: Props) => {
  const format = useFormat();
  if (isNothing(rows))
    return (
      <Panel title={title}>
        <Typography color="textSecondary" sx={{ height: 220, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
          {empty}
        </Typography>
      </Panel>
    );
  const amountOf = ({ values }: ChartRow): number => values[amountKey] ?? 0;
  const all = rows.reduce((sum, row) => sum + amountOf(row), 0);
  const parts = largestOf(rows, amountKey, other).map((row) => ({
    label: row.label,
    amount: amountOf(row),
    isRest: !rows.includes(row),
  }));
  return (
    <ChartFrame
      title={title}
      name={name}
      chart={
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <LatePartsChart title={title} parts={parts} whole={whole} write={write} />
        </Suspense>
      }
      table={
        <FiguresTable
          label={title}
          rows={rows}
          keyOf={({ label }) => label}
          columns={[
            { label: rowLabel, draw: ({ label }) => label },
            { label: amountLabel, numeric: true, draw: (row) => write(amountOf(row)) },
            { label: '%', numeric: true, draw: (row) => format.percent(Math.round((amountOf(row) / all) * 1000) / 10) },
          ]}
        />
      }
    />
  );
};
