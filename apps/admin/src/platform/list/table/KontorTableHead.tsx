import { Checkbox, TableCell } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTableConfigContext,
  DataTableHead,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';

/** Selects the rows of the page. react-admin's own checkbox passes a property to the DOM that Material UI 9 does not know. */
const SelectPage = () => {
  const t = useTranslate();
  const records = (useDataTableDataContext() ?? []) as readonly RaRecord[];
  const selected = useDataTableSelectedIdsContext() ?? [];
  const { isRowSelectable, onSelect } = useDataTableCallbacksContext();
  const ids = records.filter((record) => !isRowSelectable || isRowSelectable(record)).map(({ id }) => id);
  const chosen = ids.filter((id) => selected.includes(id));
  const all = ids.length > 0 && chosen.length === ids.length;
  const elsewhere = selected.filter((id) => !records.some((record) => record.id === id));
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={chosen.length > 0 && !all}
      onChange={() => onSelect?.(all ? elsewhere : [...elsewhere, ...ids])}
      slotProps={{ input: { 'aria-label': t('ra.action.select_all') } }}
    />
  );
};

export const KontorTableHead = ({ children }: { children?: ReactNode }) => {
  const config = useDataTableConfigContext();
  if (!config.hasBulkActions) return <DataTableHead>{children}</DataTableHead>;
  return (
    <DataTableConfigContext.Provider value={{ ...config, hasBulkActions: false }}>
      <DataTableHead>
        <TableCell padding="checkbox" variant="head">
          <SelectPage />
        </TableCell>
        {children}
      </DataTableHead>
    </DataTableConfigContext.Provider>
  );
};
