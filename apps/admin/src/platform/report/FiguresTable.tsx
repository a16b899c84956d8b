import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useFirst } from '../list/useFirst.tsx';

/** A column of a report, on the screen and in an exported file. */
export type FiguresColumn<T> = {
  label: string;
  draw: (row: T) => ReactNode;
  /** The value in a file; columns without it are for the screen only. */
  value?: (row: T) => unknown;
  /** Right-aligned, with digits of equal width. */
  numeric?: boolean;
  /** Hidden on phones. */
  wide?: boolean;
  width?: string;
};

type Props<T> = { label?: string; rows: readonly T[]; keyOf: (row: T) => string; columns: readonly FiguresColumn<T>[] };

/** The figures of a report. The first column names the row. */
export const FiguresTable = <T,>({ label, rows, keyOf, columns }: Props<T>) => {
  const { first, more } = useFirst(rows);
  const look = ({ numeric, wide, width }: FiguresColumn<T>) =>
    ({ align: numeric ? 'right' : 'left', sx: { width, display: wide ? { xs: 'none', sm: 'table-cell' } : undefined } }) as const;
  return (
    <>
      <Table size="small" aria-label={label} sx={table}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} {...look(column)}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {first.map((row) => (
            <TableRow key={keyOf(row)} hover>
              {columns.map((column, at) => (
                <TableCell
                  key={column.label}
                  {...look(column)}
                  {...(at === 0 && { component: 'th' as const, scope: 'row', variant: 'body' as const })}
                >
                  {column.draw(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
    </>
  );
};

const table = {
  '& td': { fontVariantNumeric: 'tabular-nums', '&[class*=alignRight]': { whiteSpace: 'nowrap' } },
  '& tbody th': { overflowWrap: 'anywhere', fontWeight: 550 },
} as const;
