import type { EInvoice } from '../e-invoice.ts';
import { adjustmentUbl, amountUbl, lineUbl, periodUbl, taxUbl } from './ubl-lines.ts';
import { addressUbl, partyUbl } from './ubl-party.ts';
import { branch, escaped, leaf } from './xml.ts';

const customization = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const schema = 'urn:oasis:names:specification:ubl:schema:xsd';

/**
 * Writes an e-invoice as UBL 2.1 by Peppol BIS Billing 3, which EHF Billing 3 is too. The elements follow the order of the schema, which is a
 * sequence. Type 381 becomes a CreditNote, the others an Invoice.
 */
export function ublOf(invoice: EInvoice): string {
  const isCredit = invoice.type === '381';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const content = [
    ...headOf(invoice, isCredit),
    ...referencesOf(invoice),
    partyUbl('cac:AccountingSupplierParty', invoice.seller),
    partyUbl('cac:AccountingCustomerParty', invoice.buyer),
    deliveryOf(invoice),
    ...paymentOf(invoice, isCredit),
    ...invoice.adjustments.map((one) => adjustmentUbl(one, invoice.currency, taxUbl('cac:TaxCategory', one.tax))),
    ...taxesOf(invoice),
    totalsOf(invoice),
    ...invoice.lines.map((line) => lineUbl(line, invoice.currency, isCredit)),
  ].join('');
  const spaces = `xmlns="${schema}:${root}-2" xmlns:cac="${schema}:CommonAggregateComponents-2" xmlns:cbc="${schema}:CommonBasicComponents-2"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>${content}</${root}>\n`;
}

function headOf(invoice: EInvoice, isCredit: boolean): string[] {
  const { type, note, currency, taxInBase, taxPointDate } = invoice;
  const dated = [
    leaf('cbc:CustomizationID', customization),
    leaf('cbc:ProfileID', profile),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.date),
  ];
  const point = leaf('cbc:TaxPointDate', taxPointDate);
  return [
    ...dated,
    ...(isCredit
      ? [point, leaf('cbc:CreditNoteTypeCode', type), leaf('cbc:Note', note)]
      : [leaf('cbc:DueDate', invoice.dueDate), leaf('cbc:InvoiceTypeCode', type), leaf('cbc:Note', note), point]),
    leaf('cbc:DocumentCurrencyCode', currency),
    leaf('cbc:TaxCurrencyCode', taxInBase?.currency),
    leaf('cbc:BuyerReference', invoice.buyerReference),
    periodUbl(invoice.period),
  ];
}

const referencesOf = ({ orderReference, preceding, attachments }: EInvoice): string[] => [
  branch('cac:OrderReference', leaf('cbc:ID', orderReference)),
  ...preceding.map(({ number, date }) =>
    branch('cac:BillingReference', branch('cac:InvoiceDocumentReference', leaf('cbc:ID', number), leaf('cbc:IssueDate', date))),
  ),
  ...attachments.map(({ id, description, fileName, mimeType, base64 }) => {
    // Not escaped: Base64 never needs it, and is by far the longest text of the file.
    const content = `<cbc:EmbeddedDocumentBinaryObject mimeCode="${escaped(mimeType)}" filename="${escaped(fileName)}">${base64}</cbc:EmbeddedDocumentBinaryObject>`;
    return branch(
      'cac:AdditionalDocumentReference',
      leaf('cbc:ID', id),
      leaf('cbc:DocumentDescription', description),
      branch('cac:Attachment', content),
    );
  }),
];

const deliveryOf = ({ delivery }: EInvoice): string =>
  delivery
    ? branch(
        'cac:Delivery',
        leaf('cbc:ActualDeliveryDate', delivery.date),
        delivery.address ? branch('cac:DeliveryLocation', addressUbl('cac:Address', delivery.address)) : '',
      )
    : '';

/** Writes the payment. A credit note has no element for a due date, so its terms contain it. */
function paymentOf({ payment, terms, dueDate }: EInvoice, isCredit: boolean): string[] {
  const note = isCredit ? [terms, dueDate].filter(Boolean).join(' ') : terms;
  return [
    payment
      ? branch(
          'cac:PaymentMeans',
          leaf('cbc:PaymentMeansCode', payment.means),
          leaf('cbc:PaymentID', payment.reference),
          branch(
            'cac:PayeeFinancialAccount',
            leaf('cbc:ID', payment.account),
            leaf('cbc:Name', payment.accountName),
            branch('cac:FinancialInstitutionBranch', leaf('cbc:ID', payment.bic)),
          ),
        )
      : '',
    branch('cac:PaymentTerms', leaf('cbc:Note', note)),
  ];
}

function taxesOf({ taxes, totals, currency, taxInBase }: EInvoice): string[] {
  const rows = taxes.map((row) =>
    branch(
      'cac:TaxSubtotal',
      amountUbl('cbc:TaxableAmount', row.base, currency),
      amountUbl('cbc:TaxAmount', row.amount, currency),
      taxUbl(
        'cac:TaxCategory',
        row,
        leaf('cbc:TaxExemptionReasonCode', row.reasonCode),
        leaf('cbc:TaxExemptionReason', row.reason),
      ),
    ),
  );
  const inBase = taxInBase ? amountUbl('cbc:TaxAmount', taxInBase.amount, taxInBase.currency) : '';
  return [branch('cac:TaxTotal', amountUbl('cbc:TaxAmount', totals.tax, currency), ...rows), branch('cac:TaxTotal', inBase)];
}

/** Writes the totals, without sums that are zero and have no parts. */
function totalsOf({ totals, adjustments, currency }: EInvoice): string {
  const amount = (name: string, value: number): string => amountUbl(name, value, currency);
  const wished = (name: string, value: number, isWished = value !== 0): string => (isWished ? amount(name, value) : '');
  const has = (isCharge: boolean): boolean => adjustments.some((one) => one.isCharge === isCharge);
  return branch(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', totals.lines),
    amount('cbc:TaxExclusiveAmount', totals.net),
    amount('cbc:TaxInclusiveAmount', totals.total),
    wished('cbc:AllowanceTotalAmount', totals.allowances, has(false)),
    wished('cbc:ChargeTotalAmount', totals.charges, has(true)),
    wished('cbc:PrepaidAmount', totals.prepaid),
    wished('cbc:PayableRoundingAmount', totals.rounding),
    amount('cbc:PayableAmount', totals.due),
  );
}
