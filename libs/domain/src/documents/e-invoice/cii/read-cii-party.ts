import type { EInvoiceAddress, EInvoiceParty } from '../e-invoice.ts';
import { nowhere, schemed } from '../ubl/read-party.ts';
import { lacks, textOf } from '../ubl/read-values.ts';
import { at, type XmlNode } from '../ubl/xml-node.ts';

export function readAddress(node: XmlNode | undefined): EInvoiceAddress | null {
  if (!node) return null;
  const lines = ['ram:LineOne', 'ram:LineTwo', 'ram:LineThree'].map((name) => textOf(node, name));
  return {
    street: lines.filter(Boolean).join(', ') || null,
    city: textOf(node, 'ram:CityName'),
    zip: textOf(node, 'ram:PostcodeCode'),
    country: textOf(node, 'ram:CountryID')?.toUpperCase() ?? '',
  };
}

/** Reads a party. A tax number of the seller's country (`FC`) is no VAT number and is left out. */
export function readParty(root: XmlNode, path: string): EInvoiceParty {
  const [party] = at(root, path);
  const name = party && textOf(party, 'ram:Name');
  if (!party || !name) return lacks(`${path}/ram:Name`);
  const taxes = at(party, 'ram:SpecifiedTaxRegistration/ram:ID');
  const vat = taxes.find(({ attributes, text }) => attributes['schemeID']?.trim().toUpperCase() === 'VA' && text.trim());
  const [contact] = at(party, 'ram:DefinedTradeContact');
  const reached = contact && {
    name: textOf(contact, 'ram:PersonName') ?? textOf(contact, 'ram:DepartmentName'),
    phone: textOf(contact, 'ram:TelephoneUniversalCommunication/ram:CompleteNumber'),
    email: textOf(contact, 'ram:EmailURIUniversalCommunication/ram:URIID'),
  };
  return {
    ...(readAddress(at(party, 'ram:PostalTradeAddress')[0]) ?? nowhere),
    name,
    endpoint: schemed(at(party, 'ram:URIUniversalCommunication/ram:URIID')[0]),
    vatId: vat?.text.trim() ?? null,
    legalId:
      schemed(at(party, 'ram:SpecifiedLegalOrganization/ram:ID')[0]) ??
      schemed(at(party, 'ram:GlobalID')[0]) ??
      schemed(at(party, 'ram:ID')[0]),
    contact: reached && (reached.name || reached.phone || reached.email) ? reached : null,
  };
}
