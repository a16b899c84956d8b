import { createContext, useContext, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';

export type ExportColumn = { source: string; label: string; value: (record: RaRecord) => unknown };

/** Through this the table tells the toolbar above it what it shows, for the export. */
export const ColumnsContext = createContext<RefObject<ExportColumn[]>>({ current: [] });
export const useExportColumns = (): RefObject<ExportColumn[]> => useContext(ColumnsContext);
