import { Box, Table, useMediaQuery, type Theme } from '@mui/material';
import { Suspense, useEffect, type ReactNode } from 'react';
import {
  DataTableBase,
  DataTableClasses,
  DataTableRenderContext,
  DataTableRoot,
  useCreatePath,
  useListContext,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
  useTranslateLabel,
  type DataTableBaseProps,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { BulkBar } from './table/BulkBar.tsx';
import { exportValueOf } from './export/exportValueOf.ts';
import { MoneyField } from '../format/fields.tsx';
import { KontorCol } from './table/KontorCol.tsx';
import { KontorTableBody } from './table/KontorTableBody.tsx';
import { KontorTableHead } from './table/KontorTableHead.tsx';
import { useColumnsMenu, useExportColumns } from './listContext.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { MobileCards, type Card } from './table/MobileCards.tsx';
import { may } from '../api/ability.ts';
import { subjectOf } from '../api/subjects.ts';
import { part } from '../page/page.ts';
import { TableTotals } from './table/TableTotals.tsx';
import { useColumns } from './table/useColumns.ts';
import { useFitsWidth } from './table/useFitsWidth.ts';

const ColumnsPanel = part(() => import('./table/ColumnsPanel.tsx').then((m) => m.ColumnsPanel));

type Props<T extends RaRecord> = Pick<DataTableBaseProps<T>, 'rowClick' | 'isRowSelectable' | 'expand' | 'hiddenColumns'> & {
  /** Buttons of the bar that appears with a selection; false turns selecting off. */
  bulk?: ReactNode | false;
  /** Totals under the column of the same source: `{ total: <b>…</b> }`. */
  totals?: Record<string, ReactNode>;
  /** A record as a card, on screens too narrow for a table. */
  card: (record: T) => Card;
  /** Elements of `KontorTable.Col`. */
  children: ReactNode;
};

/** Our table: real links, labelled checkboxes, totals, cards on a phone; exports its visible columns. */
export const KontorTable = <T extends RaRecord>({ bulk = false, totals, card, children, ...rest }: Props<T>) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const resource = useResourceContext() ?? '';
  const { isPending } = useListContext();
  const translateLabel = useTranslateLabel();
  const exportedRef = useExportColumns();
  const { anchor, open, hide } = useColumnsMenu();
  const { box, fits } = useFitsWidth();
  const chosen = useColumns(children, rest.hiddenColumns);
  const { columns, visible } = chosen;
  useEffect(() => {
    exportedRef.current = visible
      .filter(({ props: { source, exportValue } }) => exportValue !== false && (source || exportValue))
      .map(({ props: { source = '', label, field, money, exportValue } }) => ({
        source,
        isMoney: field === MoneyField || money === true,
        label: wordsOf(translateLabel({ label: typeof label === 'string' ? label : undefined, resource, source }), source),
        value: (record) => (exportValue ? exportValue(record) : exportValueOf(record, source)),
      }));
  });
  if (isPending) return <ListSkeleton columns={columns.length} />;
  if (narrow) return <MobileCards card={card} />;
  return (
    <Box
      ref={box}
      sx={{
        overflowX: fits ? 'visible' : 'auto',
        '&& thead th': { top: fits ? 'var(--bar, 0px)' : 0, bgcolor: 'background.paper' },
        // An endless word must not push the other columns off the screen.
        '& td': { maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis' },
        '& .numeric': { fontVariantNumeric: 'tabular-nums' },
        '&& .RaBulkActionsToolbar-toolbar': { transform: 'none', position: 'relative', borderRadius: 0 },
      }}
    >
      {/* react-admin's DataTable loads the column chooser and the bulk actions at once. */}
      <DataTableBase {...rest} hasBulkActions={bulk !== false} loading={null} empty={null}>
        <DataTableRoot className={DataTableClasses.root}>
          {bulk !== false && <BulkBar>{bulk}</BulkBar>}
          <div className={DataTableClasses.tableWrapper}>
            <Table className={DataTableClasses.table} size="small" stickyHeader>
              <DataTableRenderContext.Provider value="header">
                <KontorTableHead>{columns}</KontorTableHead>
              </DataTableRenderContext.Provider>
              <KontorTableBody>{columns}</KontorTableBody>
              {totals && <TableTotals totals={totals} columns={visible} selectable={bulk !== false} />}
            </Table>
          </div>
        </DataTableRoot>
      </DataTableBase>
      {anchor && (
        <Suspense fallback={null}>
          <ColumnsPanel {...chosen} anchor={anchor} open={open} onClose={hide} />
        </Suspense>
      )}
    </Box>
  );
};
KontorTable.Col = KontorCol;

const wordsOf = (label: ReactNode, otherwise: string): string => (typeof label === 'string' ? label : otherwise);

/** The first cell of a row: a link for keyboard, middle click and screen readers. */
export const RowLink = ({ children, to }: { children: ReactNode; to?: string }) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { hasShow, hasEdit } = useResourceDefinition({ resource });
  const createPath = useCreatePath();
  // Known at once: react-admin's own hook finds out in an effect, one row after the other, and React gives up after 50.
  const mayGo = (type: 'show' | 'edit') => may(type, subjectOf(resource), record);
  const type = hasShow && mayGo('show') ? 'show' : hasEdit && mayGo('edit') ? 'edit' : undefined;
  const target = to ?? (record && type && createPath({ resource, id: record.id, type }));
  if (!target) return <>{children}</>;
  return (
    <Link
      to={target}
      data-row-link=""
      onClick={(event) => event.stopPropagation()}
      style={{ fontWeight: 550, textDecoration: 'none' }}
    >
      <bdi>{children}</bdi>
    </Link>
  );
};
