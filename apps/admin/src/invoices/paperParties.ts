import type { CustomerRecord, OrganisationRecord } from '@kontor/domain';
import type { PaperParty } from './InvoicePaper.tsx';

type Party = Pick<OrganisationRecord, 'name' | 'legalCode' | 'vatCode' | 'street' | 'zip' | 'city' | 'country'>;

const party = ({ name, legalCode, vatCode, street, zip, city, country }: Party): PaperParty => ({
  name,
  lines: [legalCode, vatCode, street, [zip, city].filter(Boolean).join(' '), country].filter((line): line is string =>
    Boolean(line),
  ),
});

export const sellerOf = (organisation: OrganisationRecord | undefined): PaperParty | undefined =>
  organisation && party(organisation);
export const buyerOf = (customer: CustomerRecord | undefined): PaperParty | undefined => customer && party(customer);
