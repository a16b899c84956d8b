import { createContext, useContext } from 'react';

/** Which row of totals is drawn: of this page, or of all pages of the filter. */
export const TotalsRowContext = createContext<'page' | 'all'>('page');
export const useTotalsRow = (): 'page' | 'all' => useContext(TotalsRowContext);
