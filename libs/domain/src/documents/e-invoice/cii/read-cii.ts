import type { EInvoice, EInvoiceAttachment, EInvoicePayment } from '../e-invoice.ts';
import { neededCurrency, needed, neededNumber, numberOf, textOf, textsOf } from '../ubl/read-values.ts';
import { at, type XmlNode } from '../ubl/xml-node.ts';
import { readAdjustments, readLines, readPeriod, readTaxRows } from './read-cii-lines.ts';
import { readAddress, readParty } from './read-cii-party.ts';
import { dayOf, neededDay } from './read-cii-values.ts';

const trade = 'rsm:SupplyChainTradeTransaction';
const agreement = `${trade}/ram:ApplicableHeaderTradeAgreement`;
const delivery = `${trade}/ram:ApplicableHeaderTradeDelivery`;
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
const terms = `${settlement}/ram:SpecifiedTradePaymentTerms`;

/**
 * Reads a CII D16B invoice or credit note, as ZUGFeRD 2, Factur-X and XRechnung send it, by the business terms of EN 16931. Its type alone says
 * which of both it is. Amounts are taken as they stand. Throws DomainError `received.only_totals` for a file without lines, or `received.lacks` and
 * `received.bad_value` with the element.
 */
export function readCii(root: XmlNode): EInvoice {
  const currency = neededCurrency(root, `${settlement}/ram:InvoiceCurrencyCode`);
  return {
    type: textOf(root, 'rsm:ExchangedDocument/ram:TypeCode') ?? '380',
    number: needed(root, 'rsm:ExchangedDocument/ram:ID'),
    date: neededDay(root, 'rsm:ExchangedDocument/ram:IssueDateTime'),
    dueDate: dayOf(root, `${terms}/ram:DueDateDateTime`),
    taxPointDate: dayOf(root, `${settlement}/ram:ApplicableTradeTax/ram:TaxPointDate`),
    note: textsOf(root, 'rsm:ExchangedDocument/ram:IncludedNote/ram:Content'),
    currency,
    taxInBase: taxInBaseOf(root, currency),
    buyerReference: textOf(root, `${agreement}/ram:BuyerReference`),
    orderReference: textOf(root, `${agreement}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`),
    preceding: at(root, `${settlement}/ram:InvoiceReferencedDocument`).map((one) => ({
      number: needed(one, 'ram:IssuerAssignedID'),
      date: dayOf(one, 'ram:FormattedIssueDateTime'),
    })),
    period: readPeriod(root, settlement),
    attachments: attachmentsOf(root),
    seller: readParty(root, `${agreement}/ram:SellerTradeParty`),
    buyer: readParty(root, `${agreement}/ram:BuyerTradeParty`),
    delivery: deliveryOf(root),
    payment: paymentOf(root),
    terms: textsOf(root, `${terms}/ram:Description`),
    adjustments: readAdjustments(root, settlement),
    taxes: readTaxRows(root, settlement),
    lines: readLines(root, `${trade}/ram:IncludedSupplyChainTradeLineItem`),
    totals: totalsOf(root, currency),
  };
}

const summation = `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;
const taxTotalsOf = (root: XmlNode): XmlNode[] => at(root, `${summation}/ram:TaxTotalAmount`);
const currencyOf = ({ attributes }: XmlNode): string | undefined => attributes['currencyID']?.trim().toUpperCase();

function taxInBaseOf(root: XmlNode, currency: string): EInvoice['taxInBase'] {
  const other = textOf(root, `${settlement}/ram:TaxCurrencyCode`)?.toUpperCase();
  const found = taxTotalsOf(root).find((one) => currencyOf(one) === other);
  return !other || other === currency || !found ? null : { currency: other, amount: neededNumber(found, '.') };
}

const attachmentsOf = (root: XmlNode): EInvoiceAttachment[] =>
  at(root, `${agreement}/ram:AdditionalReferencedDocument`).flatMap((reference) =>
    at(reference, 'ram:AttachmentBinaryObject').map(({ text, attributes }) => {
      const id = textOf(reference, 'ram:IssuerAssignedID') ?? '';
      return {
        id,
        description: textsOf(reference, 'ram:Name'),
        fileName: attributes['filename']?.trim() || id,
        mimeType: attributes['mimeCode']?.trim().toLowerCase() ?? '',
        base64: text.replace(/\s/g, ''),
      };
    }),
  );

function deliveryOf(root: XmlNode): EInvoice['delivery'] {
  const date = dayOf(root, `${delivery}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime`);
  const address = readAddress(at(root, `${delivery}/ram:ShipToTradeParty/ram:PostalTradeAddress`)[0]);
  return date || address ? { date, address } : null;
}

/** Reads the first way to pay that names an account, or else the first of all. */
function paymentOf(root: XmlNode): EInvoicePayment | null {
  const account = 'ram:PayeePartyCreditorFinancialAccount';
  const reference = textOf(root, `${settlement}/ram:PaymentReference`);
  const ways = at(root, `${settlement}/ram:SpecifiedTradeSettlementPaymentMeans`).map((means) => ({
    means: textOf(means, 'ram:TypeCode') ?? '1',
    reference,
    account:
      (textOf(means, `${account}/ram:IBANID`) ?? textOf(means, `${account}/ram:ProprietaryID`))?.replace(/\s/g, '') ?? null,
    accountName: textOf(means, `${account}/ram:AccountName`),
    bic: textOf(means, 'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID'),
  }));
  return ways.find((way) => way.account) ?? ways[0] ?? null;
}

function totalsOf(root: XmlNode, currency: string): EInvoice['totals'] {
  const path = (name: string): string => `${summation}/ram:${name}`;
  const given = (name: string): number => numberOf(root, path(name)) ?? 0;
  const taxes = taxTotalsOf(root);
  const tax = taxes.find((one) => currencyOf(one) === currency) ?? taxes.find((one) => !currencyOf(one));
  return {
    lines: numberOf(root, path('LineTotalAmount')) ?? neededNumber(root, path('TaxBasisTotalAmount')),
    allowances: given('AllowanceTotalAmount'),
    charges: given('ChargeTotalAmount'),
    net: neededNumber(root, path('TaxBasisTotalAmount')),
    tax: tax ? neededNumber(tax, '.') : 0,
    total: neededNumber(root, path('GrandTotalAmount')),
    prepaid: given('TotalPrepaidAmount'),
    rounding: given('RoundingAmount'),
    due: neededNumber(root, path('DuePayableAmount')),
  };
}
