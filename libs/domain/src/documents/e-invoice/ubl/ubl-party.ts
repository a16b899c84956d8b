import type { EInvoiceAddress, EInvoiceParty } from '../e-invoice.ts';
import { branch, leaf } from './xml.ts';

const scheme = (id: string): string => branch('cac:TaxScheme', leaf('cbc:ID', id));
const country = (code: string): string => branch('cac:Country', leaf('cbc:IdentificationCode', code));

export const addressUbl = (name: string, address: EInvoiceAddress): string =>
  branch(
    name,
    leaf('cbc:StreetName', address.street),
    leaf('cbc:CityName', address.city),
    leaf('cbc:PostalZone', address.zip),
    country(address.country),
  );

export const partyUbl = (name: string, party: EInvoiceParty): string =>
  branch(
    name,
    branch(
      'cac:Party',
      party.endpoint ? leaf('cbc:EndpointID', party.endpoint.id, { schemeID: party.endpoint.scheme }) : '',
      branch('cac:PartyName', leaf('cbc:Name', party.name)),
      addressUbl('cac:PostalAddress', party),
      party.vatId ? branch('cac:PartyTaxScheme', leaf('cbc:CompanyID', party.vatId), scheme('VAT')) : '',
      party.isInForetaksregisteret
        ? branch('cac:PartyTaxScheme', leaf('cbc:CompanyID', 'Foretaksregisteret'), scheme('TAX'))
        : '',
      branch(
        'cac:PartyLegalEntity',
        leaf('cbc:RegistrationName', party.name),
        party.legalId ? leaf('cbc:CompanyID', party.legalId.id, { schemeID: party.legalId.scheme }) : '',
      ),
      party.contact
        ? branch(
            'cac:Contact',
            leaf('cbc:Name', party.contact.name),
            leaf('cbc:Telephone', party.contact.phone),
            leaf('cbc:ElectronicMail', party.contact.email),
          )
        : '',
    ),
  );
