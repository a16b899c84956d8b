import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Delta } from '../../platform/report/Delta.tsx';
import { Figure } from '../../platform/report/Figure.tsx';
import { FiguresTable } from '../../platform/report/FiguresTable.tsx';
import { ChartFrame } from '../../platform/report/ChartFrame.tsx';
import { ShareBar } from '../../platform/report/ShareBar.tsx';
import { SmallBars } from '../../platform/report/SmallBars.tsx';
import { Sparkline } from '../../platform/report/Sparkline.tsx';
import { Strip } from '../../platform/report/Strip.tsx';
import { grid } from './grid.ts';
import { useFigures } from './useFigures.ts';

const tones = ['success', 'warning', 'error'] as const;
const ages = [18_250, 6_400, 2_150];

/** Small charts in a card or beside a figure. They need no library, and their figures stand beside them or in a table. */
export const SmallCharts = () => {
  const t = useTranslate();
  const format = useFormat();
  const { months, write } = useFigures();
  const profits = months.map(({ values }) => values['profit'] ?? 0);
  const table = (title: string) => (
    <FiguresTable
      label={title}
      rows={months}
      keyOf={({ label }) => label}
      columns={[
        { label: t('charts.month'), draw: ({ label }) => label },
        { label: t('charts.series.profit'), numeric: true, draw: ({ values }) => write(values['profit'] ?? 0) },
      ]}
    />
  );
  const course = t('charts.course', { values: profits.map((value) => write(value)).join(', ') });
  const all = ages.reduce((sum, amount) => sum + amount, 0);
  return (
    <Box sx={grid}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Figure
          label={t('charts.series.income')}
          value={write(28_600)}
          delta={{ value: 28_600, previous: 24_200 }}
          note={t('charts.before')}
          chart={<Sparkline values={months.map(({ values }) => values['income'] ?? 0)} colour={0} />}
        />
        <Figure
          label={t('charts.series.expenses')}
          value={write(24_900)}
          delta={{ value: 24_900, previous: 26_800 }}
          note={t('charts.before')}
          chart={<SmallBars values={months.map(({ values }) => values['expenses'] ?? 0)} colour={1} height={36} />}
        />
      </Box>
      <ChartFrame
        title={t('charts.small.deltas')}
        name="deltas"
        chart={
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Delta value={118} previous={100} />
            <Delta value={100} previous={100} />
            <Delta value={72} previous={100} />
          </Box>
        }
        table={
          <FiguresTable
            rows={[118, 100, 72]}
            keyOf={String}
            columns={[
              { label: t('charts.small.now'), draw: (value) => format.number(value) },
              { label: t('charts.small.then'), numeric: true, draw: () => format.number(100) },
              { label: t('charts.small.change'), numeric: true, draw: (value) => <Delta value={value} previous={100} /> },
            ]}
          />
        }
      />
      <ChartFrame
        title={t('charts.small.line')}
        name="line"
        chart={
          <Box role="img" aria-label={course}>
            <Sparkline values={profits} colour={2} />
          </Box>
        }
        table={table(t('charts.small.line'))}
      />
      <ChartFrame
        title={t('charts.small.bars')}
        name="columns"
        chart={
          <Box role="img" aria-label={course}>
            <SmallBars values={profits} colour={2} />
          </Box>
        }
        table={table(t('charts.small.bars'))}
      />
      <ChartFrame
        title={t('charts.small.share')}
        name="share"
        chart={[25, 60, 100].map((percent, index) => (
          <Box key={percent} sx={{ mb: 1.5 }}>
            <bdi>{t('charts.small.used', { percent: format.percent(percent) })}</bdi>
            <ShareBar percent={percent} tone={`kontor.tone.${tones[index]}`} />
          </Box>
        ))}
        table={
          <FiguresTable
            rows={[25, 60, 100]}
            keyOf={String}
            columns={[{ label: t('charts.small.share'), draw: (percent) => format.percent(percent) }]}
          />
        }
      />
      <ChartFrame
        title={t('charts.small.strip')}
        name="strip"
        chart={
          <>
            <Strip parts={ages.map((amount, index) => ({ key: String(index), amount, tone: tones[index] ?? 'neutral' }))} />
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, display: 'flex', gap: 2, flexWrap: 'wrap' }}>
              {ages.map((amount, index) => (
                <Box component="li" key={amount} sx={{ color: `kontor.tone.${tones[index]}` }}>
                  <bdi>
                    {t(`charts.small.ages.${index}`)}: {write(amount)}
                  </bdi>
                </Box>
              ))}
            </Box>
          </>
        }
        table={
          <FiguresTable
            rows={ages.map((amount, index) => ({ label: t(`charts.small.ages.${index}`), amount }))}
            keyOf={({ label }) => label}
            columns={[
              { label: t('charts.small.age'), draw: ({ label }) => label },
              { label: t('charts.series.invoiced'), numeric: true, draw: ({ amount }) => write(amount) },
              { label: '%', numeric: true, draw: ({ amount }) => format.percent(Math.round((amount / all) * 100)) },
            ]}
          />
        }
      />
    </Box>
  );
};
