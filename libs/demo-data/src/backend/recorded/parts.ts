import type { ReadPart } from '../../recording/recording.ts';
import { unpack, type Row, type Table } from '../../recording/table.ts';

export type Parts = {
  read: <T>(name: string) => Promise<T>;
  rows: (table: Table) => Row[];
};

/** The parts of a recording, each read on first use. A failed read is tried again the next time. */
export function partsOf(read: ReadPart): Parts {
  const parts = new Map<string, Promise<unknown>>();
  const tables = new WeakMap<object, Row[]>();
  return {
    read: <T>(name: string): Promise<T> => {
      const part = parts.get(name) ?? read(name);
      parts.set(name, part);
      part.catch(() => parts.delete(name));
      return part as Promise<T>;
    },
    rows: (table) => {
      const rows = tables.get(table) ?? unpack(table);
      tables.set(table, rows);
      return rows;
    },
  };
}
