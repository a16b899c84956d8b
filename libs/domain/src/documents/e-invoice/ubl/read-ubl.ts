import { creditTypes, type EInvoice, type EInvoiceAttachment, type EInvoicePayment } from '../e-invoice.ts';
import { readAdjustments, readLines, readPeriod, readTaxRows } from './read-lines.ts';
import { readAddress, readParty } from './read-party.ts';
import { dateOf, needed, neededCurrency, neededDate, neededNumber, numberOf, textOf, textsOf } from './read-values.ts';
import { at, type XmlNode } from './xml-node.ts';

/**
 * Reads a UBL 2.1 invoice or credit note, as `ublOf` writes it and as others do: with elements in any order, several notes, or what EN 16931
 * does not know, which is left out. Amounts are taken as they stand; whether they add up is another question (`wrongSums`). Throws DomainError
 * `received.lacks` and `received.bad_value` with the element.
 */
export function readUbl(root: XmlNode): EInvoice {
  const isCredit = root.name === 'CreditNote';
  const currency = neededCurrency(root, 'cbc:DocumentCurrencyCode');
  const totals = at(root, 'cac:TaxTotal');
  const total = totals.find((one) => at(one, 'cac:TaxSubtotal').length > 0) ?? totals[0];
  return {
    ...typeOf(root, isCredit),
    number: needed(root, 'cbc:ID'),
    date: neededDate(root, 'cbc:IssueDate'),
    dueDate: dateOf(root, 'cbc:DueDate') ?? dateOf(root, 'cac:PaymentMeans/cbc:PaymentDueDate'),
    taxPointDate: dateOf(root, 'cbc:TaxPointDate'),
    note: textsOf(root, 'cbc:Note'),
    currency,
    taxInBase: taxInBaseOf(root, totals, currency),
    buyerReference: textOf(root, 'cbc:BuyerReference'),
    orderReference: textOf(root, 'cac:OrderReference/cbc:ID'),
    preceding: at(root, 'cac:BillingReference/cac:InvoiceDocumentReference').map((one) => ({
      number: needed(one, 'cbc:ID'),
      date: dateOf(one, 'cbc:IssueDate'),
    })),
    period: readPeriod(root),
    attachments: attachmentsOf(root),
    seller: readParty(root, 'cac:AccountingSupplierParty'),
    buyer: readParty(root, 'cac:AccountingCustomerParty'),
    delivery: deliveryOf(root),
    payment: paymentOf(root),
    terms: textsOf(root, 'cac:PaymentTerms/cbc:Note'),
    adjustments: readAdjustments(root),
    taxes: readTaxRows(total),
    lines: readLines(root, isCredit),
    totals: totalsOf(root, total),
  };
}

/** What the document is, its root says; a type that contradicts is kept beside it. What says credit note in either way is nothing to pay. */
function typeOf(root: XmlNode, isCredit: boolean): Pick<EInvoice, 'type' | 'otherType'> {
  const stated = textOf(root, isCredit ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode') ?? (isCredit ? '381' : '380');
  if (creditTypes.includes(stated) === isCredit) return { type: stated };
  return { type: '381', otherType: stated };
}

function taxInBaseOf(root: XmlNode, totals: readonly XmlNode[], currency: string): EInvoice['taxInBase'] {
  const other = textOf(root, 'cbc:TaxCurrencyCode')?.toUpperCase();
  if (!other || other === currency) return null;
  const found = totals.find((one) => at(one, 'cbc:TaxAmount')[0]?.attributes['currencyID'] === other);
  return found ? { currency: other, amount: neededNumber(found, 'cbc:TaxAmount') } : null;
}

const attachmentsOf = (root: XmlNode): EInvoiceAttachment[] =>
  at(root, 'cac:AdditionalDocumentReference').flatMap((reference) =>
    at(reference, 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject').map(({ text, attributes }) => {
      const id = textOf(reference, 'cbc:ID') ?? '';
      return {
        id,
        description: textsOf(reference, 'cbc:DocumentDescription'),
        fileName: attributes['filename']?.trim() || id,
        mimeType: attributes['mimeCode']?.trim().toLowerCase() ?? '',
        base64: text.replace(/\s/g, ''),
      };
    }),
  );

function deliveryOf(root: XmlNode): EInvoice['delivery'] {
  const date = dateOf(root, 'cac:Delivery/cbc:ActualDeliveryDate');
  const address = readAddress(at(root, 'cac:Delivery/cac:DeliveryLocation/cac:Address')[0]);
  return date || address ? { date, address } : null;
}

/** Reads the first way to pay that names an account, or else the first of all. */
function paymentOf(root: XmlNode): EInvoicePayment | null {
  const ways = at(root, 'cac:PaymentMeans').map((means) => ({
    means: textOf(means, 'cbc:PaymentMeansCode') ?? '1',
    reference: textOf(means, 'cbc:PaymentID'),
    account: textOf(means, 'cac:PayeeFinancialAccount/cbc:ID')?.replace(/\s/g, '') ?? null,
    accountName: textOf(means, 'cac:PayeeFinancialAccount/cbc:Name'),
    bic: textOf(means, 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID'),
  }));
  return ways.find(({ account }) => account) ?? ways[0] ?? null;
}

function totalsOf(root: XmlNode, taxTotal: XmlNode | undefined): EInvoice['totals'] {
  const path = (name: string): string => `cac:LegalMonetaryTotal/cbc:${name}`;
  const given = (name: string): number => numberOf(root, path(name)) ?? 0;
  return {
    lines: neededNumber(root, path('LineExtensionAmount')),
    allowances: given('AllowanceTotalAmount'),
    charges: given('ChargeTotalAmount'),
    net: neededNumber(root, path('TaxExclusiveAmount')),
    tax: taxTotal ? neededNumber(taxTotal, 'cbc:TaxAmount') : 0,
    total: neededNumber(root, path('TaxInclusiveAmount')),
    prepaid: given('PrepaidAmount'),
    rounding: given('PayableRoundingAmount'),
    due: neededNumber(root, path('PayableAmount')),
  };
}
