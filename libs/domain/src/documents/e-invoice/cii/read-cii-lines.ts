import { DomainError } from '../../../platform/errors/domain-error.ts';
import type { EInvoiceAdjustment, EInvoiceLine, EInvoicePeriod, EInvoiceTax, EInvoiceTaxRow } from '../e-invoice.ts';
import { periodOf } from '../ubl/read-lines.ts';
import { bad, categoryOf, neededNumber, numberOf, textOf, textsOf } from '../ubl/read-values.ts';
import { at, type XmlNode } from '../ubl/xml-node.ts';
import { dayOf, isTrue } from './read-cii-values.ts';

function readTax(node: XmlNode | undefined): EInvoiceTax {
  const category = categoryOf(node ? textOf(node, 'ram:CategoryCode') : null);
  return { category, percent: category === 'O' || !node ? null : (numberOf(node, 'ram:RateApplicablePercent') ?? 0) };
}

const readAdjustment = (node: XmlNode): EInvoiceAdjustment => ({
  isCharge: isTrue(node, 'ram:ChargeIndicator/udt:Indicator'),
  amount: neededNumber(node, 'ram:ActualAmount'),
  base: numberOf(node, 'ram:BasisAmount'),
  percent: numberOf(node, 'ram:CalculationPercent'),
  reason: textOf(node, 'ram:Reason'),
  reasonCode: textOf(node, 'ram:ReasonCode'),
});

/** Reads the allowances and charges of the document. Charges for carriage have an element of their own in the extended profile. */
export const readAdjustments = (root: XmlNode, settlement: string): (EInvoiceAdjustment & { tax: EInvoiceTax })[] => [
  ...at(root, `${settlement}/ram:SpecifiedTradeAllowanceCharge`).map((one) => ({
    ...readAdjustment(one),
    tax: readTax(at(one, 'ram:CategoryTradeTax')[0]),
  })),
  ...at(root, `${settlement}/ram:SpecifiedLogisticsServiceCharge`).map((one) => ({
    isCharge: true,
    amount: neededNumber(one, 'ram:AppliedAmount'),
    base: null,
    percent: null,
    reason: textOf(one, 'ram:Description'),
    reasonCode: null,
    tax: readTax(at(one, 'ram:AppliedTradeTax')[0]),
  })),
];

export function readPeriod(node: XmlNode, path: string): EInvoicePeriod | null {
  const period = `${path}/ram:BillingSpecifiedPeriod`;
  return periodOf(dayOf(node, `${period}/ram:StartDateTime`), dayOf(node, `${period}/ram:EndDateTime`));
}

const lineSettlement = 'ram:SpecifiedLineTradeSettlement';

function readLine(node: XmlNode, position: number): EInvoiceLine {
  const price = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice';
  const quantityPath = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity';
  const net = neededNumber(node, `${lineSettlement}/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount`);
  const base = numberOf(node, `${price}/ram:BasisQuantity`);
  if (base !== null && base <= 0) bad('BasisQuantity', String(base));
  const product = 'ram:SpecifiedTradeProduct';
  const description = textsOf(node, `${product}/ram:Description`);
  return {
    id: textOf(node, 'ram:AssociatedDocumentLineDocument/ram:LineID') ?? String(position),
    name: textOf(node, `${product}/ram:Name`) ?? description?.split('\n')[0] ?? String(position),
    description,
    quantity: numberOf(node, quantityPath) ?? 1,
    unit: at(node, quantityPath)[0]?.attributes['unitCode']?.trim() || 'C62',
    price: numberOf(node, `${price}/ram:ChargeAmount`) ?? net,
    baseQuantity: base ?? 1,
    net,
    tax: readTax(at(node, `${lineSettlement}/ram:ApplicableTradeTax`)[0]),
    period: readPeriod(node, lineSettlement),
    adjustments: at(node, `${lineSettlement}/ram:SpecifiedTradeAllowanceCharge`).map(readAdjustment),
  };
}

/** Headings, subtotals and notes among the lines, as the extended profile has them, are not charged. */
const isCharged = (line: XmlNode): boolean =>
  !['GROUP', 'INFORMATION'].includes(textOf(line, 'ram:AssociatedDocumentLineDocument/ram:LineStatusReasonCode') ?? '');

/** Reads all lines. The profiles MINIMUM and BASIC WL have none: throws DomainError `received.only_totals`. */
export function readLines(root: XmlNode, path: string): EInvoiceLine[] {
  const lines = at(root, path).filter(isCharged);
  if (lines.length === 0) throw new DomainError('received.only_totals');
  return lines.map((line, index) => readLine(line, index + 1));
}

export const readTaxRows = (root: XmlNode, settlement: string): EInvoiceTaxRow[] =>
  at(root, `${settlement}/ram:ApplicableTradeTax`).map((row) => ({
    ...readTax(row),
    base: neededNumber(row, 'ram:BasisAmount'),
    amount: neededNumber(row, 'ram:CalculatedAmount'),
    reason: textsOf(row, 'ram:ExemptionReason'),
    reasonCode: textOf(row, 'ram:ExemptionReasonCode'),
  }));
