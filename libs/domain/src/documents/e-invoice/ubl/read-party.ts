import type { EInvoiceAddress, EInvoiceParty, SchemedId } from '../e-invoice.ts';
import { lacks, textOf, textsOf } from './read-values.ts';
import { at, type XmlNode } from './xml-node.ts';

export function readAddress(node: XmlNode | undefined): EInvoiceAddress | null {
  if (!node) return null;
  const more = [
    textOf(node, 'cbc:StreetName'),
    textOf(node, 'cbc:AdditionalStreetName'),
    textsOf(node, 'cac:AddressLine/cbc:Line'),
  ];
  return {
    street: more.filter(Boolean).join(', ') || null,
    city: textOf(node, 'cbc:CityName'),
    zip: textOf(node, 'cbc:PostalZone'),
    country: textOf(node, 'cac:Country/cbc:IdentificationCode')?.toUpperCase() ?? '',
  };
}

export function schemed(node: XmlNode | undefined): SchemedId | null {
  const id = node?.text.trim();
  return id ? { id, scheme: node?.attributes['schemeID']?.trim() || null } : null;
}

export const nowhere: EInvoiceAddress = { street: null, city: null, zip: null, country: '' };

/** Reads a party. Its name is that of the register where there is one, since that is how codes and contracts call it. */
export function readParty(root: XmlNode, path: string): EInvoiceParty {
  const [party] = at(root, `${path}/cac:Party`);
  const named = ['cac:PartyLegalEntity/cbc:RegistrationName', 'cac:PartyName/cbc:Name'];
  const name = party && named.map((one) => textOf(party, one)).find(Boolean);
  if (!party || !name) return lacks(`${path}/cac:Party/cac:PartyName/cbc:Name`);
  const taxes = at(party, 'cac:PartyTaxScheme').map((tax) => ({
    id: textOf(tax, 'cbc:CompanyID'),
    scheme: textOf(tax, 'cac:TaxScheme/cbc:ID')?.toUpperCase(),
  }));
  const [contact] = at(party, 'cac:Contact');
  const reached = contact && {
    name: textOf(contact, 'cbc:Name'),
    phone: textOf(contact, 'cbc:Telephone'),
    email: textOf(contact, 'cbc:ElectronicMail'),
  };
  return {
    ...(readAddress(at(party, 'cac:PostalAddress')[0]) ?? nowhere),
    name,
    endpoint: schemed(at(party, 'cbc:EndpointID')[0]),
    vatId: taxes.find(({ scheme, id }) => scheme === 'VAT' && id)?.id ?? null,
    legalId:
      schemed(at(party, 'cac:PartyLegalEntity/cbc:CompanyID')[0]) ?? schemed(at(party, 'cac:PartyIdentification/cbc:ID')[0]),
    ...(taxes.some(({ id }) => id === 'Foretaksregisteret') && { isInForetaksregisteret: true }),
    contact: reached && (reached.name || reached.phone || reached.email) ? reached : null,
  };
}
