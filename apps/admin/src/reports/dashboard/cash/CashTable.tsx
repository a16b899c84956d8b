import { reportsOfMonth, type Dashboard } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { FiguresTable } from '../../../platform/report/FiguresTable.tsx';
import { reportLink } from '../../kit/reportLink.ts';

type Month = NonNullable<Dashboard['cash']>[number];
const figures = ['invoiced', 'invoicedTotal', 'received', 'paid'] as const;

/** Every figure leads to the report of its month. */
export const CashTable = ({ cash, currency }: { cash: NonNullable<Dashboard['cash']>; currency: string }) => {
  const t = useTranslate();
  const format = useFormat();
  const figure = (month: Month, name: (typeof figures)[number]) => {
    const to = reportLink(reportsOfMonth(month.month)[name]);
    const amount = format.money(month[name], currency);
    return to ? (
      <Link to={to} style={plain}>
        {amount}
      </Link>
    ) : (
      amount
    );
  };
  const shown = figures.filter((name) => cash.some((month) => month[name] !== null));
  return (
    <Box
      sx={{
        overflowX: 'auto',
        '& .MuiTableRow-root': { height: 32 },
        '& td a:hover': { textDecoration: 'underline !important' },
      }}
      tabIndex={0}
      role="region"
      aria-label={t('dashboard.cash.title')}
    >
      <FiguresTable
        rows={cash.toReversed()}
        keyOf={({ month }) => month}
        columns={[
          { label: t('dashboard.cash.month'), draw: ({ month }) => format.month(`${month}-01`) },
          ...shown.map((name) => ({
            label: t(`dashboard.cash.${name}`),
            numeric: true,
            draw: (month: Month) => figure(month, name),
          })),
        ]}
      />
    </Box>
  );
};

const plain = { color: 'inherit', textDecoration: 'none' } as const;
