import { DomainError } from '../../../platform/errors/domain-error.ts';
import type { EInvoiceAdjustment, EInvoiceLine, EInvoicePeriod, EInvoiceTax, EInvoiceTaxRow } from '../e-invoice.ts';
import { categoryOf, dateOf, neededNumber, numberOf, textOf, textsOf } from './read-values.ts';
import { at, type XmlNode } from './xml-node.ts';

function readTax(node: XmlNode, path: string): EInvoiceTax {
  const category = categoryOf(textOf(node, `${path}/cbc:ID`));
  return { category, percent: category === 'O' ? null : (numberOf(node, `${path}/cbc:Percent`) ?? 0) };
}

function readAdjustment(node: XmlNode): EInvoiceAdjustment {
  const indicator = textOf(node, 'cbc:ChargeIndicator');
  return {
    isCharge: indicator === 'true' || indicator === '1',
    amount: neededNumber(node, 'cbc:Amount'),
    base: numberOf(node, 'cbc:BaseAmount'),
    percent: numberOf(node, 'cbc:MultiplierFactorNumeric'),
    reason: textOf(node, 'cbc:AllowanceChargeReason'),
    reasonCode: textOf(node, 'cbc:AllowanceChargeReasonCode'),
  };
}

export const readAdjustments = (node: XmlNode): (EInvoiceAdjustment & { tax: EInvoiceTax })[] =>
  at(node, 'cac:AllowanceCharge').map((one) => ({ ...readAdjustment(one), tax: readTax(one, 'cac:TaxCategory') }));

/** Returns a period. One with a single day has this day at both ends. */
export function periodOf(from: string | null, to: string | null): EInvoicePeriod | null {
  const [first, last] = [from ?? to, to ?? from];
  return first && last ? { from: first, to: last } : null;
}

export const readPeriod = (node: XmlNode): EInvoicePeriod | null =>
  periodOf(dateOf(node, 'cac:InvoicePeriod/cbc:StartDate'), dateOf(node, 'cac:InvoicePeriod/cbc:EndDate'));

function readLine(node: XmlNode, quantityName: string, position: number): EInvoiceLine {
  const [quantity] = at(node, quantityName);
  const base = numberOf(node, 'cac:Price/cbc:BaseQuantity');
  if (base !== null && base <= 0) throw new DomainError('received.bad_value', { what: 'BaseQuantity', value: String(base) });
  return {
    id: textOf(node, 'cbc:ID') ?? String(position),
    name: textOf(node, 'cac:Item/cbc:Name') ?? textOf(node, 'cac:Item/cbc:Description') ?? String(position),
    description: textsOf(node, 'cac:Item/cbc:Description'),
    // Files without a quantity exist, for subscriptions and fees: then it is one.
    quantity: numberOf(node, quantityName) ?? 1,
    unit: quantity?.attributes['unitCode']?.trim() || 'C62',
    price: numberOf(node, 'cac:Price/cbc:PriceAmount') ?? neededNumber(node, 'cbc:LineExtensionAmount'),
    baseQuantity: base ?? 1,
    net: neededNumber(node, 'cbc:LineExtensionAmount'),
    tax: readTax(node, 'cac:Item/cac:ClassifiedTaxCategory'),
    period: readPeriod(node),
    adjustments: at(node, 'cac:AllowanceCharge').map(readAdjustment),
  };
}

/** Reads all lines. Throws DomainError `received.lacks` if there are none. */
export function readLines(root: XmlNode, isCredit: boolean): EInvoiceLine[] {
  const name = isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine';
  const quantity = isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity';
  const lines = at(root, name).map((line, index) => readLine(line, quantity, index + 1));
  if (lines.length === 0) throw new DomainError('received.lacks', { what: name.slice(4) });
  return lines;
}

export const readTaxRows = (total: XmlNode | undefined): EInvoiceTaxRow[] =>
  (total ? at(total, 'cac:TaxSubtotal') : []).map((row) => ({
    ...readTax(row, 'cac:TaxCategory'),
    base: neededNumber(row, 'cbc:TaxableAmount'),
    amount: neededNumber(row, 'cbc:TaxAmount'),
    reason: textsOf(row, 'cac:TaxCategory/cbc:TaxExemptionReason'),
    reasonCode: textOf(row, 'cac:TaxCategory/cbc:TaxExemptionReasonCode'),
  }));
