import type { Dashboard } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { series } from './CashChart.tsx';
import { FiguresTable } from '../../../platform/report/FiguresTable.tsx';

type Month = NonNullable<Dashboard['cash']>[number];

export const CashTable = ({ cash, currency }: { cash: NonNullable<Dashboard['cash']>; currency: string }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Box
      sx={{ overflowX: 'auto', '& .MuiTableRow-root': { height: 32 } }}
      tabIndex={0}
      role="region"
      aria-label={t('dashboard.cash.title')}
    >
      <FiguresTable
        rows={cash.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          { label: t('dashboard.cash.month'), draw: ({ month }) => format.month(`${month}-01`) },
          { label: t('dashboard.cash.invoiced'), numeric: true, draw: ({ invoiced }) => format.money(invoiced, currency) },
          ...series.map((name) => ({
            label: t(`dashboard.cash.${name}`),
            numeric: true,
            draw: (month: Month) => format.money(month[name], currency),
          })),
        ]}
      />
    </Box>
  );
};
