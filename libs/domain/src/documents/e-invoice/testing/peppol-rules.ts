import { addressSchemes, isElectronicAddress } from '../../../firm/party/electronic-address.ts';
import { isNorwegianOrganisationNumber, isNorwegianVatCode } from '../../../platform/values/identifiers.ts';
import { at, everyNode, textAt, type XmlNode } from './xml-tree.ts';

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const grounds: Record<string, string> = { AE: 'VATEX-EU-AE', K: 'VATEX-EU-IC', G: 'VATEX-EU-G', O: 'VATEX-EU-O' };

type Rule = [id: string, holds: (root: XmlNode) => boolean];

const parties = (root: XmlNode): XmlNode[] =>
  ['cac:AccountingSupplierParty/cac:Party', 'cac:AccountingCustomerParty/cac:Party'].flatMap((path) => at(root, path));
const seller = (root: XmlNode, path: string): string | undefined => textAt(root, `cac:AccountingSupplierParty/cac:Party/${path}`);
const lines = (root: XmlNode): XmlNode[] => [...at(root, 'cac:InvoiceLine'), ...at(root, 'cac:CreditNoteLine')];
const dated = (root: XmlNode, path: string, edge: string): string => textAt(root, `${path}/cbc:${edge}`) ?? '';
const isNorwegian = (root: XmlNode): boolean => seller(root, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode') === 'NO';
const currency = (root: XmlNode): string | undefined => textAt(root, 'cbc:DocumentCurrencyCode');

const taxRows = (root: XmlNode): XmlNode[] => at(root, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory');
const hasReason = (row: XmlNode): boolean => row.children.some(({ name }) => name.startsWith('cbc:TaxExemptionReason'));
const inCategory = (root: XmlNode, categories: readonly string[]): XmlNode[] =>
  taxRows(root).filter((row) => categories.includes(textAt(row, 'cbc:ID') ?? ''));

/** The parts of both roots, as far as we write them, in the order of the schema; a date and a code differ. */
const head = ['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:IssueDate'];
const heads: Record<string, readonly string[]> = {
  Invoice: [...head, 'cbc:DueDate', 'cbc:InvoiceTypeCode', 'cbc:Note', 'cbc:TaxPointDate'],
  CreditNote: [...head, 'cbc:TaxPointDate', 'cbc:CreditNoteTypeCode', 'cbc:Note'],
};
const rest = [
  ...['cbc:DocumentCurrencyCode', 'cbc:TaxCurrencyCode', 'cbc:BuyerReference', 'cac:InvoicePeriod', 'cac:OrderReference'],
  ...['cac:BillingReference', 'cac:AdditionalDocumentReference', 'cac:AccountingSupplierParty', 'cac:AccountingCustomerParty'],
  ...['cac:Delivery', 'cac:PaymentMeans', 'cac:PaymentTerms', 'cac:AllowanceCharge', 'cac:TaxTotal', 'cac:LegalMonetaryTotal'],
  ...['cac:InvoiceLine', 'cac:CreditNoteLine'],
];
const isInOrder = ({ name, children }: XmlNode): boolean => {
  const order = [...(heads[name] ?? []), ...rest];
  const places = children.map((child) => order.indexOf(child.name));
  return places.every((place, at) => place >= (places[at - 1] ?? 0));
};

/** The rules of Peppol BIS Billing 3, and of EN 16931 those about the order of elements and about grounds, that our documents could break. */
const rules: Rule[] = [
  ['schema', isInOrder],
  ['BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10', (root) => inCategory(root, ['E', 'AE', 'K', 'G', 'O']).every(hasReason)],
  ['BR-S-10, BR-Z-10', (root) => !inCategory(root, ['S', 'Z']).some(hasReason)],
  ['R001', (root) => textAt(root, 'cbc:ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
  ['R002', (root) => at(root, 'cbc:Note').length <= 1],
  ['R003', (root) => Boolean(textAt(root, 'cbc:BuyerReference') ?? textAt(root, 'cac:OrderReference/cbc:ID'))],
  ['R004', (root) => textAt(root, 'cbc:CustomizationID') === customization],
  ['R005', (root) => textAt(root, 'cbc:TaxCurrencyCode') !== currency(root)],
  ['R008', (root) => everyNode(root).every(({ children, text }) => children.length > 0 || text.trim() !== '')],
  [
    'R010, R020, CL008',
    (root) =>
      parties(root).length === 2 &&
      parties(root).every((party) => {
        const { text = '', attributes = {} } = at(party, 'cbc:EndpointID')[0] ?? {};
        const scheme = addressSchemes.find((one) => one === attributes['schemeID']);
        return scheme !== undefined && isElectronicAddress(scheme, text);
      }),
  ],
  [
    'R040',
    (root) =>
      everyNode(root)
        .filter(({ name }) => name === 'cac:AllowanceCharge')
        .every((one) => {
          const [base, percent] = [textAt(one, 'cbc:BaseAmount'), textAt(one, 'cbc:MultiplierFactorNumeric')];
          if (base === undefined && percent === undefined) return true;
          if (base === undefined || percent === undefined) return false;
          return Math.abs(Number(textAt(one, 'cbc:Amount')) - (Number(base) * Number(percent)) / 100) < 0.0051;
        }),
  ],
  [
    'R043',
    (root) =>
      everyNode(root).every(({ name, text, children }) =>
        name === 'cbc:ChargeIndicator' ? /^(true|false)$/.test(text) : name !== 'cac:AllowanceCharge' || children.length > 2,
      ),
  ],
  [
    'R051',
    (root) =>
      everyNode(root).every(({ attributes }) =>
        [undefined, currency(root), textAt(root, 'cbc:TaxCurrencyCode')].includes(attributes['currencyID']),
      ),
  ],
  [
    'R053, R054',
    (root) => {
      const rows = at(root, 'cac:TaxTotal').filter((total) => at(total, 'cac:TaxSubtotal').length > 0);
      const others = at(root, 'cac:TaxTotal').length - rows.length;
      return rows.length === 1 && others === at(root, 'cbc:TaxCurrencyCode').length;
    },
  ],
  [
    'R055',
    (root) => {
      const [first = 0, second] = at(root, 'cac:TaxTotal/cbc:TaxAmount').map(({ text }) => Number(text));
      return second === undefined || first * second >= 0;
    },
  ],
  [
    'R110, R111',
    (root) =>
      lines(root).every(
        (line) =>
          at(line, 'cac:InvoicePeriod').length === 0 ||
          (dated(line, 'cac:InvoicePeriod', 'StartDate') >= dated(root, 'cac:InvoicePeriod', 'StartDate') &&
            dated(line, 'cac:InvoicePeriod', 'EndDate') <= dated(root, 'cac:InvoicePeriod', 'EndDate')),
      ),
  ],
  ['R121', (root) => everyNode(root).every(({ name, text }) => name !== 'cbc:BaseQuantity' || Number(text) > 0)],
  ['P0100, P0101', (root) => /^(380|386)$/.test(textAt(root, 'cbc:InvoiceTypeCode') ?? '380')],
  [
    'P0104 to P0111',
    (root) => taxRows(root).every((row) => textAt(row, 'cbc:TaxExemptionReasonCode') === grounds[textAt(row, 'cbc:ID') ?? '']),
  ],
  ['F001', (root) => everyNode(root).every(({ name, text }) => !/Date$/.test(name) || /^\d{4}-\d\d-\d\d$/.test(text))],
  [
    'COMMON-R041',
    (root) =>
      everyNode(root).every(({ attributes, text }) => attributes['schemeID'] !== '0192' || isNorwegianOrganisationNumber(text)),
  ],
  [
    'NO-R-001',
    (root) => {
      const ids = at(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme').filter(
        (one) => textAt(one, 'cac:TaxScheme/cbc:ID') === 'VAT',
      );
      return !isNorwegian(root) || ids.every((one) => isNorwegianVatCode(textAt(one, 'cbc:CompanyID') ?? ''));
    },
  ],
];

/** Returns the rules that a file breaks. */
export const brokenRules = (root: XmlNode): string[] => rules.flatMap(([id, holds]) => (holds(root) ? [] : id));
