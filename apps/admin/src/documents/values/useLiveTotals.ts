import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useBasis } from './BasisContext.ts';
import type { ChargeValues } from './documentValues.ts';
import type { LineValues } from './lineValues.ts';
import { liveTotals, type LiveTotals } from './liveTotals.ts';

type Figures = [number | null, number | null, number | null, number | null];

/** The figures of the typed values. For leaf components only: the caller is drawn again at every key press. */
export function useLiveTotals(): LiveTotals {
  const { rates } = useBasis();
  const [lines, charges, discountPercent, discountAmount, prepaid, roundPayableTo, pricesIncludeTax, currency] = useWatch({
    name: ['lines', 'charges', 'discountPercent', 'discountAmount', 'prepaid', 'roundPayableTo', 'pricesIncludeTax', 'currency'],
  }) as [LineValues[] | undefined, ChargeValues[] | undefined, ...Figures, boolean, string];
  return useMemo(() => {
    const amounts = { discountPercent, discountAmount, prepaid, roundPayableTo, pricesIncludeTax, currency };
    return liveTotals({ lines: lines ?? [], charges: charges ?? [], ...amounts }, rates);
  }, [lines, charges, discountPercent, discountAmount, prepaid, roundPayableTo, pricesIncludeTax, currency, rates]);
}
