import type { CustomerRecord, OrganisationRecord } from '@kontor/domain';
import type { PaperParty } from './DocumentPaper.tsx';

type Party = Pick<OrganisationRecord, 'name' | 'legalCode' | 'vatCode' | 'street' | 'zip' | 'city' | 'country'>;

type CountryNames = (code: string) => string;

const party = ({ name, legalCode, vatCode, street, zip, city, country }: Party, countryOf: CountryNames): PaperParty => ({
  name,
  lines: [legalCode, vatCode, street, [zip, city].filter(Boolean).join(' '), countryOf(country)].filter((line): line is string =>
    Boolean(line),
  ),
});

export const sellerOf = (organisation: OrganisationRecord | undefined, countryOf: CountryNames): PaperParty | undefined =>
  organisation && party(organisation, countryOf);
export const buyerOf = (customer: CustomerRecord | undefined, countryOf: CountryNames): PaperParty | undefined =>
  customer && party(customer, countryOf);
