import { useFilterValues } from '../../platform/list/filters/useFilterValues.ts';

/** Does the list show what waits for payment? Then the due date is what counts, and takes the place of the document's date. */
export function useAwaitsPayment(): boolean {
  const { overdue, payable } = useFilterValues();
  return overdue === true || payable === true;
}
