import { Checkbox, TableCell } from '@mui/material';
import type { MouseEvent } from 'react';
import {
  DataTableBody,
  DataTableRow,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
  DataTableConfigContext,
  type DataTableRowProps,
} from 'react-admin';
import { useRecordName } from '../../api/useRecordName.ts';

/** A checkbox that names its record; react-admin labels each one "Select this row". */
const SelectRow = () => {
  const t = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const nameOf = useRecordName(resource);
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  if (!record) return null;
  const selectable = !isRowSelectable || isRowSelectable(record);
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (selectable) handleToggleItem?.(record.id, event);
  };
  return (
    <Checkbox
      size="small"
      checked={selectable && (selectedIds?.includes(record.id) ?? false)}
      disabled={!selectable}
      onClick={toggle}
      slotProps={{ input: { 'aria-label': t('kontor.list.select_row', { name: nameOf(record) }) } }}
    />
  );
};

const Row = ({ children, ...props }: DataTableRowProps) => {
  const config = useDataTableConfigContext();
  return (
    <DataTableConfigContext.Provider value={{ ...config, hasBulkActions: false }}>
      <DataTableRow {...props}>
        {config.hasBulkActions && (
          <TableCell padding="checkbox">
            <SelectRow />
          </TableCell>
        )}
        {children}
      </DataTableRow>
    </DataTableConfigContext.Provider>
  );
};

export const KontorTableBody = ({ children }: { children?: React.ReactNode }) => (
  <DataTableBody row={Row}>{children}</DataTableBody>
);
