import type {
  EInvoice,
  EInvoiceAddress,
  EInvoiceAdjustment,
  EInvoiceParty,
  EInvoicePeriod,
  EInvoiceTax,
  SchemedId,
} from '../e-invoice.ts';
import { branch, leaf, plainNumber } from '../ubl/xml.ts';

const amount = (name: string, value: number, attributes = {}): string => leaf(`ram:${name}`, plainNumber(value), attributes);
const unlessZero = (name: string, value: number): string => (value ? amount(name, value) : '');
const number = (name: string, value: number | null): string => (value === null ? '' : amount(name, value));
const day = (name: string, date: string | null, kind = 'udt:DateTimeString'): string =>
  branch(name, leaf(kind, date?.replaceAll('-', ''), { format: '102' }));
const id = (name: string, given: SchemedId | null): string => (given ? leaf(name, given.id, { schemeID: given.scheme }) : '');

const isIban = (account: string | null): boolean => /^[A-Z]{2}\d\d/.test(account ?? '');

const address = (given: EInvoiceAddress): string =>
  branch(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', given.zip),
    leaf('ram:LineOne', given.street),
    leaf('ram:CityName', given.city),
    leaf('ram:CountryID', given.country),
  );

const party = (name: string, { contact, ...given }: EInvoiceParty): string =>
  branch(
    name,
    leaf('ram:Name', given.name),
    branch('ram:SpecifiedLegalOrganization', id('ram:ID', given.legalId)),
    contact
      ? branch(
          'ram:DefinedTradeContact',
          leaf('ram:PersonName', contact.name),
          branch('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', contact.phone)),
          branch('ram:EmailURIUniversalCommunication', leaf('ram:URIID', contact.email)),
        )
      : '',
    address(given),
    branch('ram:URIUniversalCommunication', id('ram:URIID', given.endpoint)),
    branch('ram:SpecifiedTaxRegistration', leaf('ram:ID', given.vatId, { schemeID: 'VA' })),
  );

const rate = ({ category, percent }: EInvoiceTax): string =>
  leaf('ram:CategoryCode', category) + number('RateApplicablePercent', percent);

const adjustment = ({ isCharge, base, percent, reason, reasonCode, tax, ...given }: EInvoiceAdjustment & { tax?: EInvoiceTax }) =>
  branch(
    'ram:SpecifiedTradeAllowanceCharge',
    branch('ram:ChargeIndicator', leaf('udt:Indicator', String(isCharge))),
    number('CalculationPercent', percent),
    number('BasisAmount', base),
    amount('ActualAmount', given.amount),
    leaf('ram:ReasonCode', reasonCode),
    leaf('ram:Reason', reason),
    tax ? branch('ram:CategoryTradeTax', leaf('ram:TypeCode', 'VAT'), rate(tax)) : '',
  );

const period = (given: EInvoicePeriod | null): string =>
  given ? branch('ram:BillingSpecifiedPeriod', day('ram:StartDateTime', given.from), day('ram:EndDateTime', given.to)) : '';

const line = (given: EInvoice['lines'][number]): string =>
  branch(
    'ram:IncludedSupplyChainTradeLineItem',
    branch('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', given.id)),
    branch('ram:SpecifiedTradeProduct', leaf('ram:Name', given.name), leaf('ram:Description', given.description)),
    branch(
      'ram:SpecifiedLineTradeAgreement',
      branch(
        'ram:NetPriceProductTradePrice',
        amount('ChargeAmount', given.price),
        given.baseQuantity === 1 ? '' : amount('BasisQuantity', given.baseQuantity, { unitCode: given.unit }),
      ),
    ),
    branch('ram:SpecifiedLineTradeDelivery', amount('BilledQuantity', given.quantity, { unitCode: given.unit })),
    branch(
      'ram:SpecifiedLineTradeSettlement',
      branch('ram:ApplicableTradeTax', leaf('ram:TypeCode', 'VAT'), rate(given.tax)),
      period(given.period),
      ...given.adjustments.map(adjustment),
      branch('ram:SpecifiedTradeSettlementLineMonetarySummation', amount('LineTotalAmount', given.net)),
    ),
  );

const namespace = 'urn:un:unece:uncefact:data:standard:';
const namespaces = {
  'xmlns:rsm': `${namespace}CrossIndustryInvoice:100`,
  'xmlns:ram': `${namespace}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${namespace}UnqualifiedDataType:100`,
  'xmlns:qdt': `${namespace}QualifiedDataType:100`,
};

/** Writes an e-invoice as vendors with ZUGFeRD or Factur-X do: CII D16B in the profile EN 16931. Kontor itself writes UBL. */
export function ciiOf(invoice: EInvoice): string {
  const { payment, totals, taxInBase, delivery } = invoice;
  const content = [
    branch(
      'rsm:ExchangedDocumentContext',
      branch('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    branch(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', invoice.type),
      day('ram:IssueDateTime', invoice.date),
      branch('ram:IncludedNote', leaf('ram:Content', invoice.note)),
    ),
    branch(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map(line),
      branch(
        'ram:ApplicableHeaderTradeAgreement',
        leaf('ram:BuyerReference', invoice.buyerReference),
        party('ram:SellerTradeParty', invoice.seller),
        party('ram:BuyerTradeParty', invoice.buyer),
        branch('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', invoice.orderReference)),
        ...invoice.attachments.map(({ id: name, description, fileName, mimeType, base64 }) =>
          branch(
            'ram:AdditionalReferencedDocument',
            leaf('ram:IssuerAssignedID', name),
            leaf('ram:TypeCode', '916'),
            leaf('ram:Name', description),
            leaf('ram:AttachmentBinaryObject', base64, { mimeCode: mimeType, filename: fileName }),
          ),
        ),
      ),
      branch(
        'ram:ApplicableHeaderTradeDelivery',
        delivery?.address ? branch('ram:ShipToTradeParty', address(delivery.address)) : '',
        branch('ram:ActualDeliverySupplyChainEvent', day('ram:OccurrenceDateTime', delivery?.date ?? null)),
      ) || '<ram:ApplicableHeaderTradeDelivery/>',
      branch(
        'ram:ApplicableHeaderTradeSettlement',
        leaf('ram:PaymentReference', payment?.reference),
        leaf('ram:TaxCurrencyCode', taxInBase?.currency),
        leaf('ram:InvoiceCurrencyCode', invoice.currency),
        payment
          ? branch(
              'ram:SpecifiedTradeSettlementPaymentMeans',
              leaf('ram:TypeCode', payment.means),
              branch(
                'ram:PayeePartyCreditorFinancialAccount',
                isIban(payment.account) ? leaf('ram:IBANID', payment.account) : '',
                leaf('ram:AccountName', payment.accountName),
                isIban(payment.account) ? '' : leaf('ram:ProprietaryID', payment.account),
              ),
              branch('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', payment.bic)),
            )
          : '',
        ...invoice.taxes.map((row) =>
          branch(
            'ram:ApplicableTradeTax',
            amount('CalculatedAmount', row.amount),
            leaf('ram:TypeCode', 'VAT'),
            leaf('ram:ExemptionReason', row.reason),
            amount('BasisAmount', row.base),
            leaf('ram:CategoryCode', row.category),
            leaf('ram:ExemptionReasonCode', row.reasonCode),
            day('ram:TaxPointDate', invoice.taxPointDate, 'udt:DateString'),
            number('RateApplicablePercent', row.percent),
          ),
        ),
        period(invoice.period),
        ...invoice.adjustments.map(adjustment),
        branch(
          'ram:SpecifiedTradePaymentTerms',
          leaf('ram:Description', invoice.terms),
          day('ram:DueDateDateTime', invoice.dueDate),
        ),
        branch(
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
          amount('LineTotalAmount', totals.lines),
          unlessZero('ChargeTotalAmount', totals.charges),
          unlessZero('AllowanceTotalAmount', totals.allowances),
          amount('TaxBasisTotalAmount', totals.net),
          amount('TaxTotalAmount', totals.tax, { currencyID: invoice.currency }),
          taxInBase ? amount('TaxTotalAmount', taxInBase.amount, { currencyID: taxInBase.currency }) : '',
          unlessZero('RoundingAmount', totals.rounding),
          amount('GrandTotalAmount', totals.total),
          unlessZero('TotalPrepaidAmount', totals.prepaid),
          amount('DuePayableAmount', totals.due),
        ),
        ...invoice.preceding.map(({ number: of, date }) =>
          branch(
            'ram:InvoiceReferencedDocument',
            leaf('ram:IssuerAssignedID', of),
            day('ram:FormattedIssueDateTime', date, 'qdt:DateTimeString'),
          ),
        ),
      ),
    ),
  ];
  const root = leaf('rsm:CrossIndustryInvoice', '.', namespaces).replace(/>\.<.*/, '>');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}${content.join('')}</rsm:CrossIndustryInvoice>\n`;
}
