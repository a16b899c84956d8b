import { dueDateOf, type CustomerRecord, type Language, type OrganisationRecord } from '@kontor/domain';

type Terms = { currency: string; language: Language; discountPercent: number | null };

/** What choosing a customer decides: currency, language and the discount that was agreed. */
export const customerTerms = ({
  currency,
  language,
  discountPercent,
}: Pick<CustomerRecord, 'currency' | 'language' | 'discountPercent'>): Terms => ({
  currency,
  language,
  discountPercent: discountPercent || null,
});

/** The last day to pay: by the customer's terms, else by the organisation's. */
export const dueDateFor = (
  date: string,
  customer: Pick<CustomerRecord, 'paymentTermsDays'> | undefined,
  organisation: Pick<OrganisationRecord, 'paymentTermsDays'> | undefined,
): string => dueDateOf(date, customer?.paymentTermsDays ?? organisation?.paymentTermsDays ?? 14);
