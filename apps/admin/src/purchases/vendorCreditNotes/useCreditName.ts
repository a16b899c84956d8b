import { useTranslate } from 'react-admin';

/** The name of a vendor credit note: the vendor's number, or "Credit note #12" where it has none. */
export function useCreditName(): (note: { id: number; number: string | null }) => string {
  const t = useTranslate();
  return ({ id, number }) => number ?? t('vendorCreditNotes.without_number', { id });
}
