import { TableCell, TableFooter, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Column } from './useColumns.ts';

type Props = { totals: Record<string, ReactNode>; columns: readonly Column[]; selectable: boolean };

/** The totals row of a table. */
export const TableTotals = ({ totals, columns, selectable }: Props) => {
  const t = useTranslate();
  return (
    <TableFooter>
      <TableRow>
        {selectable && <TableCell />}
        {columns.map(({ props: { source = '', numeric } }, index) => (
          <TableCell key={index} align={numeric ? 'right' : 'left'}>
            {totals[source] ?? (index === 0 ? t('kontor.list.total') : null)}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
};
