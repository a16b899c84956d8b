import type { Dashboard } from '@kontor/domain';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CashChart } from './CashChart.tsx';
import { CashTable } from './CashTable.tsx';
import { Panel } from './Panel.tsx';

const height = 280;

type Props = { cash: NonNullable<Dashboard['cash']>; currency: string };

/** Invoiced against received over twelve months, as a picture or as a table. */
export const CashPanel = ({ cash, currency }: Props) => {
  const t = useTranslate();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const none = cash.every(({ invoiced, received }) => invoiced === 0 && received === 0);
  return (
    <Panel
      title={t('dashboard.cash.title')}
      subtitle={<Legend />}
      end={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={view}
          onChange={(_event, chosen: 'chart' | 'table' | null) => chosen && setView(chosen)}
          aria-label={t('dashboard.cash.view')}
        >
          <ToggleButton value="chart" aria-label={t('dashboard.cash.as_chart')} sx={{ px: 1, py: 0.5 }}>
            <BarChartOutlined fontSize="small" />
          </ToggleButton>
          <ToggleButton value="table" aria-label={t('dashboard.cash.as_table')} sx={{ px: 1, py: 0.5 }}>
            <TableRowsOutlined fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
      }
    >
      {view === 'table' ? (
        <CashTable cash={cash} currency={currency} />
      ) : none ? (
        <Typography color="textSecondary" sx={{ height, display: 'grid', placeItems: 'center', textAlign: 'center' }}>
          {t('dashboard.cash.empty')}
        </Typography>
      ) : (
        <CashChart cash={cash} currency={currency} height={height} />
      )}
    </Panel>
  );
};

const Legend = () => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {(['invoiced', 'received'] as const).map((name, index) => (
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
