import type { Dashboard } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChartFrame } from '../../../platform/report/ChartFrame.tsx';
import { CashChart, series } from './CashChart.tsx';
import { CashTable } from './CashTable.tsx';

const height = 280;

type Props = { cash: NonNullable<Dashboard['cash']>; currency: string };

/** Invoiced against received over twelve months, as a chart or a table. */
export const CashPanel = ({ cash, currency }: Props) => {
  const t = useTranslate();
  const none = cash.every((month) => series.every((name) => month[name] === 0));
  return (
    <ChartFrame
      title={t('dashboard.cash.title')}
      legend={<Legend />}
      chart={
        none ? (
          <Typography color="textSecondary" sx={{ height, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
            {t('dashboard.cash.empty')}
          </Typography>
        ) : (
          <CashChart cash={cash} currency={currency} height={height} />
        )
      }
      table={<CashTable cash={cash} currency={currency} />}
    />
  );
};

const Legend = () => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {series.map((name, index) => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            aria-hidden
            sx={(theme) => ({ width: 10, height: 10, borderRadius: '3px', bgcolor: theme.palette.kontor.chart[index * 2] })}
          />
          {t(`dashboard.cash.${name}`)}
        </Box>
      ))}
    </Box>
  );
};
