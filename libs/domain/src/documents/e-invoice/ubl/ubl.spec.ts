import { describe, expect, it } from '@jest/globals';
import { aDocumentToWrite, line } from '../testing/a-document.ts';
import { fullEInvoice } from '../testing/full-e-invoice.ts';
import { brokenRules } from '../testing/peppol-rules.ts';
import { at, textAt, xmlTree, type XmlNode } from '../testing/xml-tree.ts';
import { eInvoiceOf } from '../e-invoice.of.ts';
import { ublOf } from './ubl.ts';

const creditHead = 'TaxPointDate: 2026-02-28\nCreditNoteTypeCode: 381\nNote: Note';
const whole = `CustomizationID: urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0
ProfileID: urn:fdc:peppol.eu:2017:poacc:billing:01:1.0
ID: INV-7
IssueDate: 2026-03-01
DueDate: 2026-03-31
InvoiceTypeCode: 380
Note: Note
TaxPointDate: 2026-02-28
DocumentCurrencyCode: USD
TaxCurrencyCode: EUR
BuyerReference: Buyer reference
InvoicePeriod/StartDate: 2026-02-01
InvoicePeriod/EndDate: 2026-02-27
OrderReference/ID: Order
BillingReference/InvoiceDocumentReference/ID: RET-1
BillingReference/InvoiceDocumentReference/IssueDate: 2026-01-01
BillingReference/InvoiceDocumentReference/ID: RET-2
AdditionalDocumentReference/ID: A-1
AdditionalDocumentReference/DocumentDescription: Paper
AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject mimeCode=application/pdf filename=a.pdf: JVBERg==
AccountingSupplierParty/Party/EndpointID schemeID=0192: Seller endpoint
AccountingSupplierParty/Party/PartyName/Name: Seller name
AccountingSupplierParty/Party/PostalAddress/StreetName: Seller street
AccountingSupplierParty/Party/PostalAddress/CityName: Seller city
AccountingSupplierParty/Party/PostalAddress/PostalZone: Seller zip
AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode: NO
AccountingSupplierParty/Party/PartyTaxScheme/CompanyID: Seller vat
AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme/ID: VAT
AccountingSupplierParty/Party/PartyTaxScheme/CompanyID: Foretaksregisteret
AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme/ID: TAX
AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName: Seller name
AccountingSupplierParty/Party/PartyLegalEntity/CompanyID schemeID=0200: Seller code
AccountingSupplierParty/Party/Contact/Name: Seller contact
AccountingSupplierParty/Party/Contact/Telephone: Seller phone
AccountingSupplierParty/Party/Contact/ElectronicMail: Seller email
AccountingCustomerParty/Party/EndpointID schemeID=0192: Buyer endpoint
AccountingCustomerParty/Party/PartyName/Name: Buyer name
AccountingCustomerParty/Party/PostalAddress/StreetName: Buyer street
AccountingCustomerParty/Party/PostalAddress/CityName: Buyer city
AccountingCustomerParty/Party/PostalAddress/PostalZone: Buyer zip
AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode: LT
AccountingCustomerParty/Party/PartyTaxScheme/CompanyID: Buyer vat
AccountingCustomerParty/Party/PartyTaxScheme/TaxScheme/ID: VAT
AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName: Buyer name
AccountingCustomerParty/Party/PartyLegalEntity/CompanyID schemeID=0200: Buyer code
AccountingCustomerParty/Party/Contact/Name: Buyer contact
AccountingCustomerParty/Party/Contact/Telephone: Buyer phone
AccountingCustomerParty/Party/Contact/ElectronicMail: Buyer email
Delivery/ActualDeliveryDate: 2026-02-26
Delivery/DeliveryLocation/Address/StreetName: Site street
Delivery/DeliveryLocation/Address/CityName: Site city
Delivery/DeliveryLocation/Address/PostalZone: Site zip
Delivery/DeliveryLocation/Address/Country/IdentificationCode: LV
PaymentMeans/PaymentMeansCode: 58
PaymentMeans/PaymentID: RF06
PaymentMeans/PayeeFinancialAccount/ID: LT12
PaymentMeans/PayeeFinancialAccount/Name: Account name
PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID: HABALT22
PaymentTerms/Note: Terms
AllowanceCharge/ChargeIndicator: false
AllowanceCharge/AllowanceChargeReasonCode: 95
AllowanceCharge/AllowanceChargeReason: Document reason
AllowanceCharge/MultiplierFactorNumeric: 10
AllowanceCharge/Amount currencyID=USD: 1.50
AllowanceCharge/BaseAmount currencyID=USD: 15.00
AllowanceCharge/TaxCategory/ID: S
AllowanceCharge/TaxCategory/Percent: 21
AllowanceCharge/TaxCategory/TaxScheme/ID: VAT
AllowanceCharge/ChargeIndicator: true
AllowanceCharge/AllowanceChargeReasonCode: FC
AllowanceCharge/AllowanceChargeReason: Freight
AllowanceCharge/Amount currencyID=USD: 3.25
AllowanceCharge/TaxCategory/ID: S
AllowanceCharge/TaxCategory/Percent: 21
AllowanceCharge/TaxCategory/TaxScheme/ID: VAT
TaxTotal/TaxAmount currencyID=USD: 4.57
TaxTotal/TaxSubtotal/TaxableAmount currencyID=USD: 21.75
TaxTotal/TaxSubtotal/TaxAmount currencyID=USD: 4.57
TaxTotal/TaxSubtotal/TaxCategory/ID: S
TaxTotal/TaxSubtotal/TaxCategory/Percent: 21
TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID: VAT
TaxTotal/TaxSubtotal/TaxableAmount currencyID=USD: 7.00
TaxTotal/TaxSubtotal/TaxAmount currencyID=USD: 0.00
TaxTotal/TaxSubtotal/TaxCategory/ID: E
TaxTotal/TaxSubtotal/TaxCategory/Percent: 0
TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason: E reason
TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID: VAT
TaxTotal/TaxSubtotal/TaxableAmount currencyID=USD: 7.00
TaxTotal/TaxSubtotal/TaxAmount currencyID=USD: 0.00
TaxTotal/TaxSubtotal/TaxCategory/ID: AE
TaxTotal/TaxSubtotal/TaxCategory/Percent: 0
TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode: VATEX-EU-AE
TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason: AE reason
TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID: VAT
TaxTotal/TaxSubtotal/TaxableAmount currencyID=USD: 7.00
TaxTotal/TaxSubtotal/TaxAmount currencyID=USD: 0.00
TaxTotal/TaxSubtotal/TaxCategory/ID: K
TaxTotal/TaxSubtotal/TaxCategory/Percent: 0
TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode: VATEX-EU-IC
TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason: K reason
TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID: VAT
TaxTotal/TaxSubtotal/TaxableAmount currencyID=USD: 7.00
TaxTotal/TaxSubtotal/TaxAmount currencyID=USD: 0.00
TaxTotal/TaxSubtotal/TaxCategory/ID: G
TaxTotal/TaxSubtotal/TaxCategory/Percent: 0
TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode: VATEX-EU-G
TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason: G reason
TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID: VAT
TaxTotal/TaxSubtotal/TaxableAmount currencyID=USD: 7.00
TaxTotal/TaxSubtotal/TaxAmount currencyID=USD: 0.00
TaxTotal/TaxSubtotal/TaxCategory/ID: O
TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode: VATEX-EU-O
TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason: O reason
TaxTotal/TaxSubtotal/TaxCategory/TaxScheme/ID: VAT
TaxTotal/TaxAmount currencyID=EUR: 2.22
LegalMonetaryTotal/LineExtensionAmount currencyID=USD: 27.00
LegalMonetaryTotal/TaxExclusiveAmount currencyID=USD: 28.75
LegalMonetaryTotal/TaxInclusiveAmount currencyID=USD: 33.32
LegalMonetaryTotal/AllowanceTotalAmount currencyID=USD: 1.50
LegalMonetaryTotal/ChargeTotalAmount currencyID=USD: 3.25
LegalMonetaryTotal/PrepaidAmount currencyID=USD: 10.00
LegalMonetaryTotal/PayableRoundingAmount currencyID=USD: -0.02
LegalMonetaryTotal/PayableAmount currencyID=USD: 23.30
InvoiceLine/ID: 1
InvoiceLine/InvoicedQuantity unitCode=HUR: 2
InvoiceLine/LineExtensionAmount currencyID=USD: 20.00
InvoiceLine/InvoicePeriod/StartDate: 2026-02-02
InvoiceLine/InvoicePeriod/EndDate: 2026-02-03
InvoiceLine/AllowanceCharge/ChargeIndicator: false
InvoiceLine/AllowanceCharge/AllowanceChargeReasonCode: 95
InvoiceLine/AllowanceCharge/AllowanceChargeReason: Line reason
InvoiceLine/AllowanceCharge/MultiplierFactorNumeric: 10
InvoiceLine/AllowanceCharge/Amount currencyID=USD: 1.50
InvoiceLine/AllowanceCharge/BaseAmount currencyID=USD: 15.00
InvoiceLine/Item/Description: Long work
InvoiceLine/Item/Name: Work
InvoiceLine/Item/ClassifiedTaxCategory/ID: S
InvoiceLine/Item/ClassifiedTaxCategory/Percent: 21
InvoiceLine/Item/ClassifiedTaxCategory/TaxScheme/ID: VAT
InvoiceLine/Price/PriceAmount currencyID=USD: 21.5
InvoiceLine/Price/BaseQuantity unitCode=HUR: 2
InvoiceLine/ID: 2
InvoiceLine/InvoicedQuantity unitCode=DAY: 1
InvoiceLine/LineExtensionAmount currencyID=USD: 7.00
InvoiceLine/Item/Name: Stay
InvoiceLine/Item/ClassifiedTaxCategory/ID: O
InvoiceLine/Item/ClassifiedTaxCategory/TaxScheme/ID: VAT
InvoiceLine/Price/PriceAmount currencyID=USD: 7`;

/** Every element without parts, in the order of the file: `Delivery/ActualDeliveryDate: 2026-02-26`. */
function leaves({ children, text }: XmlNode, path = ''): string[] {
  if (children.length === 0) return [`${path}: ${text}`];
  return children.flatMap((one) => {
    const attributes = Object.entries(one.attributes).map(([name, value]) => ` ${name}=${value}`);
    return leaves(one, `${path && `${path}/`}${one.name.replace(/^c[ab]c:/, '')}${attributes.join('')}`);
  });
}
const fileOf = (change = {}) => leaves(xmlTree(ublOf(fullEInvoice(change))));

describe('a file with everything that one can say', () => {
  it('says all of it, each at its place', () => expect(fileOf().join('\n')).toBe(whole));

  it('is another kind of invoice by its type alone', () =>
    expect(fileOf({ type: '386' }).join('\n')).toBe(whole.replace('InvoiceTypeCode: 380', 'InvoiceTypeCode: 386')));

  it('says the same as a credit note, in which the due date has no element of its own', () =>
    expect(fileOf({ type: '381' }).join('\n')).toBe(
      whole
        .replace('DueDate: 2026-03-31\nInvoiceTypeCode: 380\nNote: Note\nTaxPointDate: 2026-02-28', creditHead)
        .replace('PaymentTerms/Note: Terms', 'PaymentTerms/Note: Terms 2026-03-31')
        .replaceAll('InvoiceLine/InvoicedQuantity', 'CreditNoteLine/CreditedQuantity')
        .replaceAll('InvoiceLine/', 'CreditNoteLine/'),
    ));

  it('has no element for what nobody said', () => {
    const bare = fileOf({
      dueDate: null,
      taxPointDate: null,
      note: null,
      taxInBase: null,
      buyerReference: null,
      orderReference: null,
      preceding: [],
      period: null,
      attachments: [],
      delivery: null,
      payment: null,
      terms: null,
      adjustments: [],
      totals: { lines: 27, allowances: 0, charges: 0, net: 27, tax: 0, total: 27, prepaid: 0, rounding: 0, due: 27 },
    });
    const names = new Set(bare.map((one) => one.replace(/[ /:].*/, '')));
    expect([...names]).toEqual([
      ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'InvoiceTypeCode', 'DocumentCurrencyCode'],
      ...['AccountingSupplierParty', 'AccountingCustomerParty', 'TaxTotal', 'LegalMonetaryTotal', 'InvoiceLine'],
    ]);
    expect(bare.filter((one) => one.startsWith('LegalMonetaryTotal')).map((one) => one.replace(/^\w+\/(\w+).*/, '$1'))).toEqual([
      ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'],
    ]);
  });
});

describe('why there is no tax', () => {
  const path = 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
  const file = (taxRateId: number): XmlNode => {
    const invoice = eInvoiceOf(aDocumentToWrite({ input: { lines: [line({ taxRateId })] } }));
    if (!invoice) throw new Error('There is no e-invoice of it');
    return xmlTree(ublOf(invoice));
  };

  it.each([
    [5, 'E', [], ['PVM įstatymo 28 str.']],
    [6, 'AE', ['VATEX-EU-AE'], ['Atvirkštinis apmokestinimas']],
    [8, 'K', ['VATEX-EU-IC'], ['PVM įstatymo 49 str. 1 d.']],
    [7, 'G', ['VATEX-EU-G'], ['PVM įstatymo 41 str.']],
    [9, 'O', ['VATEX-EU-O'], ['Ne PVM mokėtojas']],
    [4, 'Z', [], []],
    [1, 'S', [], []],
  ])('is said at rate %i of category %s', (taxRateId, category, codes, reasons) => {
    const [row] = at(file(taxRateId), path);
    const said = (name: string) => (row ? at(row, `cbc:${name}`) : []).map(({ text }) => text);
    expect([said('ID'), said('TaxExemptionReasonCode'), said('TaxExemptionReason')]).toEqual([[category], codes, reasons]);
  });

  it.each(['E', 'AE', 'K', 'G', 'O'])('is missed by our own rules in category %s, as by the official ones', (category) => {
    const root = xmlTree(ublOf(fullEInvoice()));
    const [row] = at(root, path).filter((one) => textAt(one, 'cbc:ID') === category);
    if (!row) throw new Error(`There is no ${category}`);
    const before = brokenRules(root);
    row.children = row.children.filter(({ name }) => !name.startsWith('cbc:TaxExemption'));
    expect(brokenRules(root).filter((rule) => !before.includes(rule))).toContain('BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10');
  });

  it.each(['S', 'Z'] as const)('is refused by our own rules in category %s', (category) => {
    const tax = { category, percent: category === 'S' ? 21 : 0, base: 7, amount: 0, reason: 'None', reasonCode: null };
    expect(brokenRules(xmlTree(ublOf(fullEInvoice({ taxes: [tax] }))))).toContain('BR-S-10, BR-Z-10');
  });
});
