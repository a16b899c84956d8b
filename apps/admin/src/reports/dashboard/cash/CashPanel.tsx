import type { Dashboard } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChartFrame } from '../../../platform/report/ChartFrame.tsx';
import { CashChart, seriesOf, type CashSeries } from './CashChart.tsx';
import { CashTable } from './CashTable.tsx';

const height = 280;

type Props = { cash: NonNullable<Dashboard['cash']>; currency: string };

/** Money in and out of twelve months, as a chart or a table; for who may not read what was paid, invoiced against received. */
export const CashPanel = ({ cash, currency }: Props) => {
  const t = useTranslate();
  const series = seriesOf(cash);
  const none = cash.every((month) => series.every(({ name }) => !month[name]));
  const isInAndOut = series.some(({ name }) => name === 'paid');
  return (
    <ChartFrame
      title={t(isInAndOut ? 'dashboard.cash.in_and_out' : 'dashboard.cash.title')}
      legend={<Legend series={series} />}
      chart={
        none ? (
          <Typography color="textSecondary" sx={{ height, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
            {t(isInAndOut ? 'dashboard.cash.no_payments' : 'dashboard.cash.empty')}
          </Typography>
        ) : (
          <CashChart cash={cash} series={series} currency={currency} height={height} />
        )
      }
      table={<CashTable cash={cash} currency={currency} />}
    />
  );
};

const Legend = ({ series }: { series: readonly CashSeries[] }) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {series.map(({ name, colour }) => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            aria-hidden
            sx={(theme) => ({ width: 10, height: 10, borderRadius: '3px', bgcolor: theme.palette.kontor.chart[colour] })}
          />
          {t(`dashboard.cash.${name}`)}
        </Box>
      ))}
    </Box>
  );
};
