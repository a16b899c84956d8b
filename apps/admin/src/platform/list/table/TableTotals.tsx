import { TableCell, TableFooter, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Column } from './useColumns.ts';

type Props = { totals: Record<string, ReactNode>; columns: readonly Column[]; selectable: boolean };

/** The totals row of a table. Says so where it adds up only the page that is shown. */
export const TableTotals = ({ totals, columns, selectable }: Props) => {
  const t = useTranslate();
  const { data = [], total = 0 } = useListContext();
  const label = t(total > data.length ? 'kontor.list.page_total' : 'kontor.list.total');
  return (
    <TableFooter>
      <TableRow>
        {selectable && <TableCell />}
        {columns.map(({ props: { source = '', numeric } }, index) => (
          <TableCell key={index} align={numeric ? 'right' : 'left'}>
            {totals[source] ?? (index === 0 ? label : null)}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
};
