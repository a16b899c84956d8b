import type { PartyKind } from '@kontor/domain';
import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { PhoneLink } from '../../platform/format/PhoneLink.tsx';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import type { Fact } from '../../platform/record/Facts.tsx';
import { legalCodeLabel, vatCodeLabel } from './registerCodes.ts';

type Party = {
  kind: PartyKind;
  country: string;
  legalCode: string | null;
  vatCode: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  primaryContactName?: string | null;
};
type Address = { street: string | null; zip: string | null; city: string | null; country: string | null };

/** Links web addresses only, also those without a scheme such as www.example.lt: the field takes any text. */
function Website({ address }: { address: string }) {
  const bare = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(address);
  if (!bare && !/^https?:\/\//i.test(address)) return <Ltr>{address}</Ltr>;
  return (
    <MuiLink href={bare ? `https://${address}` : address} target="_blank" rel="noreferrer">
      <Ltr>{address}</Ltr>
    </MuiLink>
  );
}

/** The details of a customer or vendor, as facts of its page. */
export function usePartyFacts(resource: 'customers' | 'vendors'): (party: Party) => (Fact | false)[] {
  const t = useTranslate();
  const field = (name: string) => t(`resources.${resource}.fields.${name}`);
  return (party) => [
    { label: field('kind'), value: t(`parties.kinds.${party.kind}`) },
    { label: t(legalCodeLabel(party.kind, party.country)), value: party.legalCode && <Ltr>{party.legalCode}</Ltr> },
    { label: t(vatCodeLabel(party.country)), value: party.vatCode && <Ltr>{party.vatCode}</Ltr> },
    party.primaryContactName !== undefined && { label: field('primaryContactName'), value: party.primaryContactName },
    { label: field('email'), value: party.email && <MuiLink href={`mailto:${party.email}`}>{party.email}</MuiLink> },
    { label: field('phone'), value: party.phone && <PhoneLink number={party.phone} /> },
    { label: field('website'), value: party.website && <Website address={party.website} /> },
  ];
}

/** Formats an address as on an envelope. */
export function useAddress(): (address: Address) => ReactNode {
  const countryOf = useCountryNames();
  return ({ street, zip, city, country }) => (
    <span style={{ whiteSpace: 'pre-line' }}>
      {[street, [zip, city].filter(Boolean).join(' '), countryOf(country)].filter(Boolean).join('\n')}
    </span>
  );
}
