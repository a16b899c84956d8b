import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartPanel } from '../../platform/report/charts/ChartPanel.tsx';
import { grid } from './grid.ts';
import { useFigures } from './useFigures.ts';

/** A chart that is loading, failed, or has unusual figures. */
export const ChartStates = () => {
  const t = useTranslate();
  const [isRead, setRead] = useState(false);
  const { months, money, write, tick } = useFigures();
  const [income, expenses, profit] = money;
  if (!income || !expenses || !profit) return null;
  const common = {
    kind: 'bars',
    rowLabel: t('charts.month'),
    empty: t('charts.empty'),
    write,
    tick,
    series: [income, expenses],
  } as const;
  const loss = months.map(({ label, values }, index) => ({
    label,
    values: { profit: (values['profit'] ?? 0) * (index % 4 === 2 ? -1 : 1) },
  }));
  const half = months.map(({ label, values }, index) => ({
    label,
    values: index < 7 ? values : { income: null, expenses: null },
  }));
  const large = months.map(({ label, values }) => ({ label, values: { income: (values['income'] ?? 0) * 123_456 } }));
  return (
    <Box sx={grid}>
      <div data-example>
        <ChartPanel {...common} title={t('charts.states.loading')} rows={undefined} />
      </div>
      <ChartPanel
        {...common}
        title={t('charts.states.failed')}
        rows={isRead ? months : undefined}
        error={new Error(t('kontor.error.server'))}
        onRetry={() => setRead(true)}
      />
      <ChartPanel
        {...common}
        title={t('charts.states.empty')}
        rows={months.map(({ label }) => ({ label, values: { income: 0 } }))}
      />
      <ChartPanel {...common} name="one" title={t('charts.states.one')} rows={months.slice(0, 1)} />
      <ChartPanel {...common} name="loss" title={t('charts.states.loss')} rows={loss} series={[profit]} />
      <ChartPanel {...common} name="half" title={t('charts.states.half')} kind="lines" rows={half} />
      <ChartPanel {...common} name="large" title={t('charts.states.large')} rows={large} series={[income]} />
    </Box>
  );
};
