import { dueDateOf, type CustomerRecord, type Language, type OrganisationRecord } from '@kontor/domain';

type Terms = { currency: string; language: Language; dueDate: string; discountPercent: number | null };

/** 1 in the organisation's own currency; in another one nobody knows the rate of exchange until it is typed. */
export const rateFor = (currency: string | null, base: string | undefined): number | null =>
  base === undefined || currency === base ? 1 : null;

/** What choosing a customer decides: currency, language, the last day to pay and the discount that was agreed. */
export const customerTerms = (
  customer: Pick<CustomerRecord, 'currency' | 'language' | 'paymentTermsDays' | 'discountPercent'>,
  organisation: Pick<OrganisationRecord, 'paymentTermsDays'> | undefined,
  invoiceDate: string,
): Terms => ({
  currency: customer.currency,
  language: customer.language,
  dueDate: dueDateOf(invoiceDate, customer.paymentTermsDays ?? organisation?.paymentTermsDays ?? 14),
  discountPercent: customer.discountPercent || null,
});
