import { dueDateOf, type CustomerRecord, type Language, type OrganisationRecord } from '@kontor/domain';

type Terms = { currency: string; language: Language; discountPercent: number | null };

/** The values that follow from the customer: currency, language and agreed discount. */
export const customerTerms = ({
  currency,
  language,
  discountPercent,
}: Pick<CustomerRecord, 'currency' | 'language' | 'discountPercent'>): Terms => ({
  currency,
  language,
  discountPercent: discountPercent || null,
});

/** The due date: by the customer's terms, else by the organisation's. */
export const dueDateFor = (
  date: string,
  customer: Pick<CustomerRecord, 'paymentTermsDays'> | undefined,
  organisation: Pick<OrganisationRecord, 'paymentTermsDays'> | undefined,
): string => dueDateOf(date, customer?.paymentTermsDays ?? organisation?.paymentTermsDays ?? 14);
