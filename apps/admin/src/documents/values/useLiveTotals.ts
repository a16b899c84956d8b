import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useBasis } from './BasisContext.ts';
import type { LineValues } from './lineValues.ts';
import { liveTotals, type LiveTotals } from './liveTotals.ts';

/** The figures of what is typed right now. Only leaves call this: whoever does is drawn again on every key press. */
export function useLiveTotals(): LiveTotals {
  const { rates } = useBasis();
  const [lines, discountPercent, discountAmount, pricesIncludeTax] = useWatch({
    name: ['lines', 'discountPercent', 'discountAmount', 'pricesIncludeTax'],
  }) as [LineValues[] | undefined, number | null, number | null, boolean];
  return useMemo(
    () => liveTotals({ lines: lines ?? [], discountPercent, discountAmount, pricesIncludeTax }, rates),
    [lines, discountPercent, discountAmount, pricesIncludeTax, rates],
  );
}
