import { useTranslate } from 'react-admin';

/** The name of a bill: the vendor's number, or "Bill #12" where it has none. */
export function useBillName(): (bill: { id: number; number: string | null }) => string {
  const t = useTranslate();
  return ({ id, number }) => number ?? t('bills.without_number', { id });
}
