import type { Dashboard } from '@kontor/domain';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';

export const CashTable = ({ cash, currency }: { cash: NonNullable<Dashboard['cash']>; currency: string }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('dashboard.cash.title')}>
      <Table size="small" sx={{ '& .MuiTableRow-root': { height: 32 }, '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('dashboard.cash.month')}</TableCell>
            <TableCell align="right">{t('dashboard.cash.invoiced')}</TableCell>
            <TableCell align="right">{t('dashboard.cash.received')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {cash.toReversed().map(({ month, invoiced, received }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                {format.month(`${month}-01`)}
              </TableCell>
              <TableCell align="right">{format.money(invoiced, currency)}</TableCell>
              <TableCell align="right">{format.money(received, currency)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
