import { createContext, useContext, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';

export type ExportColumn = {
  source: string;
  label: string;
  value: (record: RaRecord) => unknown;
  /** An amount in its record's currency, which the export then names too. */
  isMoney: boolean;
};

/** Lets the toolbar above read the table's columns for the export. */
export const ColumnsContext = createContext<RefObject<ExportColumn[]>>({ current: [] });
export const useExportColumns = (): RefObject<ExportColumn[]> => useContext(ColumnsContext);

export type ColumnsMenu = { anchor: HTMLElement | null; open: boolean; show: (anchor: HTMLElement) => void; hide: () => void };

/** Lets the toolbar's button open the table's column chooser. */
export const ColumnsMenuContext = createContext<ColumnsMenu>({ anchor: null, open: false, show: () => {}, hide: () => {} });
export const useColumnsMenu = (): ColumnsMenu => useContext(ColumnsMenuContext);

/** Suppresses the toast: a list that fails to load says so in place. */
export const withoutToast = { onError: () => undefined };
