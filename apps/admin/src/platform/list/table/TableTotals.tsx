import { TableCell, TableFooter, TableRow } from '@mui/material';
import { isValidElement, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { FilterTotal } from '../FilterTotal.tsx';
import { TotalsRowContext } from './totalsRow.ts';
import type { Column } from './useColumns.ts';

type Props = { totals: Record<string, ReactNode>; columns: readonly Column[]; selectable: boolean };

const isOfFilter = (total: ReactNode): boolean => isValidElement(total) && total.type === FilterTotal;

/** The totals under a table: of this page and, where there are more and the list adds them up, of all pages. */
export const TableTotals = ({ totals, columns, selectable }: Props) => {
  const t = useTranslate();
  const { data = [], total = 0 } = useListContext();
  const isLonger = total > data.length;
  const row = (label: string, of: Record<string, ReactNode>) => (
    <TableRow>
      {selectable && <TableCell />}
      {columns.map(({ props: { source = '', numeric } }, index) => (
        <TableCell key={index} align={numeric ? 'right' : 'left'} sx={{ verticalAlign: 'top' }}>
          {of[source] ?? (index === 0 ? label : null)}
        </TableCell>
      ))}
    </TableRow>
  );
  const ofFilter = Object.fromEntries(Object.entries(totals).filter(([, one]) => isOfFilter(one)));
  return (
    <TableFooter>
      {row(t(isLonger ? 'kontor.list.page_total' : 'kontor.list.total'), totals)}
      {isLonger && Object.keys(ofFilter).length > 0 && (
        <TotalsRowContext.Provider value="all">{row(t('kontor.list.all_total'), ofFilter)}</TotalsRowContext.Provider>
      )}
    </TableFooter>
  );
};
