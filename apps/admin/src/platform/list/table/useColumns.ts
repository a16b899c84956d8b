import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useResourceContext, useStore } from 'react-admin';
import type { KontorColProps } from './KontorCol.tsx';

export type Column = ReactElement<KontorColProps>;

const none: string[] = [];

/** The name under which the choice of a column is stored. */
export const columnKey = ({ props: { source, label } }: Column): string => source ?? (typeof label === 'string' ? label : '');

/** The columns of a table in the person's order, and the hidden ones; both are kept in this browser. */
export function useColumns(children: ReactNode, hiddenAtFirst = none) {
  const storeKey = `${useResourceContext() ?? ''}.datatable`;
  const [hidden, setHidden] = useStore<string[]>(storeKey, hiddenAtFirst);
  const [ranks, setRanks] = useStore<number[] | null>(`${storeKey}_columnRanks`, null);
  const given = Children.toArray(children).filter((child): child is Column => isValidElement(child));
  const order = [...new Set([...(ranks ?? []), ...given.keys()])].filter((index) => index in given);
  const columns = order.flatMap((index) => given[index] ?? []);
  return {
    columns,
    visible: columns.filter((column) => !hidden.includes(columnKey(column))),
    isHidden: (column: Column) => hidden.includes(columnKey(column)),
    toggle: (column: Column) => {
      const key = columnKey(column);
      setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]);
    },
    move: (from: number, to: number) => {
      const moved = order[from];
      if (moved === undefined || to < 0 || to >= order.length) return;
      const others = order.filter((index) => index !== moved);
      setRanks([...others.slice(0, to), moved, ...others.slice(to)]);
    },
    reset: () => {
      setRanks(null);
      setHidden(hiddenAtFirst);
    },
  };
}

export type Columns = ReturnType<typeof useColumns>;
