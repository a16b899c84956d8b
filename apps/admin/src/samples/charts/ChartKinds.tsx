import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChartPanel } from '../../platform/report/charts/ChartPanel.tsx';
import { PartsPanel } from '../../platform/report/charts/PartsPanel.tsx';
import { grid } from './grid.ts';
import { useFigures } from './useFigures.ts';

/** One chart of each kind. */
export const ChartKinds = () => {
  const t = useTranslate();
  const { months, people, customers, money, sales, persons, write, hours, tick } = useFigures();
  const [income, expenses, profit] = money;
  if (!income || !expenses || !profit) return null;
  const month = { rowLabel: t('charts.month'), empty: t('charts.empty') };
  const amounts = { ...month, write, tick };
  return (
    <Box sx={grid}>
      <ChartPanel name="bars" title={t('charts.kinds.bars')} kind="bars" rows={months} series={[income, expenses]} {...amounts} />
      <ChartPanel
        name="mixed"
        title={t('charts.kinds.mixed')}
        kind="bars"
        rows={months}
        series={[income, expenses, { ...profit, isLine: true }]}
        {...amounts}
      />
      <ChartPanel
        name="stacked"
        title={t('charts.kinds.stacked')}
        kind="stacked"
        rows={people}
        series={persons}
        {...month}
        write={hours}
      />
      <ChartPanel
        name="lying"
        title={t('charts.kinds.lying')}
        kind="lying"
        rows={customers}
        series={sales}
        {...amounts}
        rowLabel={t('charts.customer')}
      />
      <ChartPanel
        name="lines"
        title={t('charts.kinds.lines')}
        kind="lines"
        rows={people}
        series={persons}
        {...month}
        write={hours}
      />
      <ChartPanel
        name="areas"
        title={t('charts.kinds.areas')}
        kind="areas"
        rows={people}
        series={persons.slice(0, 3)}
        {...month}
        write={hours}
      />
      <PartsPanel
        name="parts"
        title={t('charts.kinds.parts')}
        rows={customers}
        amountKey="invoiced"
        amountLabel={t('charts.series.invoiced')}
        rowLabel={t('charts.customer')}
        whole={t('charts.all')}
        other={t('charts.other')}
        empty={t('charts.empty')}
        write={write}
      />
    </Box>
  );
};
