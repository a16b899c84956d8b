import { createContext, useContext, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';

export type ExportColumn = {
  source: string;
  label: string;
  value: (record: RaRecord) => unknown;
  /** An amount in the currency of its record, which the export then names too. */
  isMoney: boolean;
};

/** Through this the table tells the toolbar above it what it shows, for the export. */
export const ColumnsContext = createContext<RefObject<ExportColumn[]>>({ current: [] });
export const useExportColumns = (): RefObject<ExportColumn[]> => useContext(ColumnsContext);

export type ColumnsMenu = { anchor: HTMLElement | null; open: boolean; show: (anchor: HTMLElement) => void; hide: () => void };

/** Through this the toolbar's button tells the table below it to show the choice of its columns. */
export const ColumnsMenuContext = createContext<ColumnsMenu>({ anchor: null, open: false, show: () => {}, hide: () => {} });
export const useColumnsMenu = (): ColumnsMenu => useContext(ColumnsMenuContext);

/** A list that could not be loaded says so where it would be; a message over it would say it again. */
export const saidInPlace = { onError: () => undefined };
