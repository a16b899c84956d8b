import { Box, TableCell, TableFooter, TableRow, useMediaQuery, type Theme } from '@mui/material';
import { Children, isValidElement, useEffect, type ReactElement, type ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  useGetPathForRecord,
  useListContext,
  useRecordContext,
  useResourceContext,
  useStore,
  useTranslate,
  useTranslateLabel,
  type DataTableProps,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { KontorCol, type KontorColProps } from './KontorCol.tsx';
import { useExportColumns } from './listContext.ts';
import { exportValueOf } from './exportValueOf.ts';
import { KontorTableBody } from './KontorTableBody.tsx';
import { KontorTableHead } from './KontorTableHead.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { MobileCards } from './MobileCards.tsx';

type Props = Pick<DataTableProps, 'rowClick' | 'rowSx' | 'isRowSelectable' | 'expand' | 'hiddenColumns'> & {
  /** Buttons of the bar that appears with a selection; false: nothing can be selected. */
  bulk?: ReactNode | false;
  /** Below the columns of the same source: `{ total: <b>…</b> }`. */
  totals?: Record<string, ReactNode>;
  /** A record as a card, where the screen is too narrow for a table. */
  card: (record: RaRecord) => { title: ReactNode; subtitle?: ReactNode; end?: ReactNode; status?: ReactNode };
  /** KontorTable.Col elements. */
  children: ReactNode;
};

/** Our table: real links, labelled boxes, totals, cards on a telephone; its visible columns are what is exported. */
export const KontorTable = ({ bulk = false, totals, card, children, ...rest }: Props) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const resource = useResourceContext() ?? '';
  const { isPending } = useListContext();
  const translateLabel = useTranslateLabel();
  const exportedRef = useExportColumns();
  const [hidden] = useStore<string[]>(`${resource}.datatable`, rest.hiddenColumns ?? []);
  const columns = Children.toArray(children).filter((child): child is ReactElement<KontorColProps> => isValidElement(child));
  const visible = columns.filter(({ props: { source, label } }) => !hidden.includes(source ?? wordsOf(label, '')));
  useEffect(() => {
    exportedRef.current = visible
      .filter(({ props }) => props.source || props.exportValue)
      .map(({ props: { source = '', label, exportValue } }) => ({
        source,
        label: wordsOf(translateLabel({ label: typeof label === 'string' ? label : undefined, resource, source }), source),
        value: (record) => (exportValue ? exportValue(record) : exportValueOf(record, source)),
      }));
  });
  if (isPending) return <ListSkeleton columns={columns.length} />;
  if (narrow) return <MobileCards card={card} />;
  const foot = totals && (() => <Totals totals={totals} columns={visible} leading={bulk === false ? 0 : 1} />);
  return (
    <Box
      sx={{
        overflowX: 'auto',
        '& .numeric': { fontVariantNumeric: 'tabular-nums' },
        '&& .RaBulkActionsToolbar-toolbar': { transform: 'none', position: 'relative', borderRadius: 0 },
      }}
    >
      <DataTable
        {...rest}
        head={KontorTableHead}
        body={KontorTableBody}
        foot={foot || undefined}
        empty={false}
        bulkActionsToolbar={bulk === false ? undefined : <BulkActionsToolbar>{bulk}</BulkActionsToolbar>}
        bulkActionButtons={bulk === false ? false : undefined}
      >
        {children}
      </DataTable>
    </Box>
  );
};
KontorTable.Col = KontorCol;

const wordsOf = (label: ReactNode, otherwise: string): string => (typeof label === 'string' ? label : otherwise);

const Totals = ({
  totals,
  columns,
  leading,
}: {
  totals: Record<string, ReactNode>;
  columns: ReactElement<KontorColProps>[];
  leading: number;
}) => {
  const t = useTranslate();
  return (
    <TableFooter>
      <TableRow>
        {leading > 0 && <TableCell />}
        {columns.map(({ props: { source = '', numeric } }, index) => (
          <TableCell key={index} align={numeric ? 'right' : 'left'}>
            {totals[source] ?? (index === 0 ? t('kontor.list.total') : null)}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
};

/** The first cell of a row: a link that keyboard, middle click and screen readers understand. */
export const RowLink = ({ children, to }: { children: ReactNode; to?: string }) => {
  const record = useRecordContext();
  const path = useGetPathForRecord({ record });
  const target = to ?? (path || undefined);
  if (!target) return <>{children}</>;
  return (
    <Link
      to={target}
      data-row-link=""
      onClick={(event) => event.stopPropagation()}
      style={{ fontWeight: 550, textDecoration: 'none' }}
    >
      {children}
    </Link>
  );
};
