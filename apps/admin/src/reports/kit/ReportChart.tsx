import { Box } from '@mui/material';
import { monthsWithin, type ReportFigures, type ReportRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { inSentence } from '../../platform/format/inSentence.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ChartPanel } from '../../platform/report/charts/ChartPanel.tsx';
import { isNothing, type ChartRow, type Series } from '../../platform/report/charts/series.ts';
import { isDays, unitOf, useKeyWords, useReportWords, useWrite } from './keyWords.ts';
import type { ReportScreen } from './reportScreen.ts';
import { questionOf, useReport } from './useReport.ts';
import type { ReportAddress } from './useReportAddress.ts';

type Props = { screen: ReportScreen; address: ReportAddress; figures: ReportFigures };
const most = { days: 400, others: 12 } as const;
const then = 'then';

/** The figures by the first dimension: time as columns, with the time compared with as a line, the rest as the largest ones. */
export const ReportChart = ({ screen, address, figures }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const words = useReportWords(screen.name);
  const keyWords = useKeyWords();
  const write = useWrite(figures.currency);
  const [dimension = ''] = figures.groupBy;
  const byDays = isDays(dimension);
  const drawn = Object.keys(screen.chart).filter((name) => figures.measures.some((one) => one.name === name));
  const [main = ''] = drawn;
  const { data, error, refetch } = useReport(screen.name, {
    ...questionOf(address),
    groupBy: dimension,
    compare: address.compare,
    range: [0, (byDays ? most.days : most.others) - 1],
  });
  const rowOf = ({ keys: [key], values, compared }: ReportRow): ChartRow => ({
    label: key ? keyWords(dimension, key) : '',
    values: {
      ...Object.fromEntries(drawn.map((name) => [name, values[name] ?? null])),
      ...(compared && { [then]: compared[main] ?? null }),
    },
  });
  const empty = (key: string): ReportRow => ({
    keys: [{ key, label: null }],
    values: {},
    compared: data?.comparedTotals ? {} : null,
  });
  const found = data?.rows ?? [];
  const whole =
    dimension === 'month'
      ? monthsWithin(address.period).map((month) => found.find(({ keys: [one] }) => one?.key === month) ?? empty(month))
      : found;
  const rows = data && whole.map(rowOf);
  if (rows && (rows.length < 2 || isNothing(rows))) return null;
  const series: Series[] = drawn.map((name) => ({
    key: name,
    label: words(`measures.${name}`),
    colour: screen.chart[name],
    isLine: byDays && screen.lines?.includes(name),
  }));
  if (figures.comparedTotals)
    series.push({
      key: then,
      label: t('reports.kit.of_before', { name: words(`measures.${main}`) }),
      colour: 'neutral',
      isLine: byDays,
    });
  return (
    <Box sx={{ mb: 2 }}>
      <ChartPanel
        title={t('reports.kit.chart', { group: inSentence(t(`reports.dimensions.${dimension}`)) })}
        name="chart"
        kind={byDays ? 'bars' : 'lying'}
        rows={rows}
        series={series}
        error={error}
        onRetry={refetch}
        empty=""
        rowLabel={t(`reports.dimensions.${dimension}`)}
        write={(value) => write(unitOf(figures, main), value)}
        tick={(value) => (unitOf(figures, main) === 'minutes' ? format.clock(value) : format.number(value))}
      />
    </Box>
  );
};
