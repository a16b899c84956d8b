import type { BillLineTotals } from '@kontor/domain';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useBasis } from '../../../documents/values/BasisContext.ts';
import { liveBill, type LiveBill } from './liveBill.ts';
import type { BillLineValues } from './values.ts';

type Store = { get: () => LiveBill; set: (figures: LiveBill) => void; subscribe: (told: () => void) => () => void };

function newStore(): Store {
  let figures: LiveBill = { problem: { code: '' } };
  const listeners = new Set<() => void>();
  return {
    get: () => figures,
    set: (next) => {
      figures = next;
      for (const told of listeners) told();
    },
    subscribe: (told) => {
      listeners.add(told);
      return () => listeners.delete(told);
    },
  };
}

const FiguresContext = createContext<Store | null>(null);
const useStore = (): Store => {
  const store = useContext(FiguresContext);
  if (!store) throw new Error('Figures of a bill stand inside BillFigures');
  return store;
};

/** Adds up the bill once at every key press. */
const Summed = ({ store }: { store: Store }) => {
  const { rates } = useBasis();
  const [lines, discountPercent, discountAmount, pricesIncludeTax, reverseCharge, currency] = useWatch({
    name: ['lines', 'discountPercent', 'discountAmount', 'pricesIncludeTax', 'reverseCharge', 'currency'],
  }) as [BillLineValues[] | undefined, number | null, number | null, boolean, boolean, string];
  const figures = useMemo(
    () => liveBill({ lines: lines ?? [], discountPercent, discountAmount, pricesIncludeTax, reverseCharge, currency }, rates),
    [lines, discountPercent, discountAmount, pricesIncludeTax, reverseCharge, currency, rates],
  );
  useEffect(() => store.set(figures), [store, figures]);
  return null;
};

/** Gives the fields below the figures of the typed bill; each is drawn again only when its own figure changes. */
export const BillFigures = ({ children }: { children: ReactNode }) => {
  const [store] = useState(newStore);
  return (
    <FiguresContext.Provider value={store}>
      <Summed store={store} />
      {children}
    </FiguresContext.Provider>
  );
};

/** The figures of the whole bill. For leaf components only: the caller is drawn again at every key press. */
export function useBillFigures(): LiveBill {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** One figure of a line, such as its tax; undefined while there is none. */
export function useLineFigure<T extends number | boolean>(index: number, figureOf: (line: BillLineTotals) => T): T | undefined {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => {
    const line = store.get().totals?.lines[index];
    return line && figureOf(line);
  });
}
