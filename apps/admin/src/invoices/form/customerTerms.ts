import { dueDateOf, type CustomerRecord, type Language, type OrganisationRecord } from '@kontor/domain';

type Terms = { currency: string; language: Language; dueDate: string; discountPercent: number | null };

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
