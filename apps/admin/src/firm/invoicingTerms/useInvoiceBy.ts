import { invoiceBy, type Unbilled } from '@kontor/domain';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';

/** Returns by when what was delivered on a day is to be invoiced, by the rule of the firm's country; null where none is known. */
export function useInvoiceBy(what: Unbilled): (day: string) => string | null {
  const country = useOrganisation()?.country;
  return (day) => (country ? invoiceBy(country, what, day) : null);
}
