import type { EInvoice, EInvoiceAdjustment, EInvoiceLine, EInvoiceTax } from '../e-invoice.ts';
import { branch, leaf, plainNumber } from './xml.ts';

/** Writes an amount with two decimals and its currency. */
export const amountUbl = (name: string, value: number, currency: string): string =>
  leaf(name, value.toFixed(2), { currencyID: currency });

/** Writes a tax; category O has no rate at all. */
export const taxUbl = (name: string, { category, percent }: EInvoiceTax, ...reasons: string[]): string =>
  branch(
    name,
    leaf('cbc:ID', category),
    category === 'O' ? '' : leaf('cbc:Percent', plainNumber(percent ?? 0)),
    ...reasons,
    branch('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
  );

export const adjustmentUbl = (one: EInvoiceAdjustment, currency: string, tax = ''): string =>
  branch(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', String(one.isCharge)),
    leaf('cbc:AllowanceChargeReasonCode', one.reasonCode),
    leaf('cbc:AllowanceChargeReason', one.reason),
    one.percent === null ? '' : leaf('cbc:MultiplierFactorNumeric', plainNumber(one.percent)),
    amountUbl('cbc:Amount', one.amount, currency),
    one.base === null ? '' : amountUbl('cbc:BaseAmount', one.base, currency),
    tax,
  );

export const periodUbl = (period: EInvoice['period']): string =>
  period ? branch('cac:InvoicePeriod', leaf('cbc:StartDate', period.from), leaf('cbc:EndDate', period.to)) : '';

/** Writes a line. In a credit note only the element names differ. */
export const lineUbl = (line: EInvoiceLine, currency: string, isCredit: boolean): string =>
  branch(
    isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    leaf('cbc:ID', line.id),
    leaf(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', plainNumber(line.quantity), { unitCode: line.unit }),
    amountUbl('cbc:LineExtensionAmount', line.net, currency),
    periodUbl(line.period),
    ...line.adjustments.map((one) => adjustmentUbl(one, currency)),
    branch(
      'cac:Item',
      leaf('cbc:Description', line.description),
      leaf('cbc:Name', line.name),
      taxUbl('cac:ClassifiedTaxCategory', line.tax),
    ),
    branch(
      'cac:Price',
      leaf('cbc:PriceAmount', plainNumber(line.price), { currencyID: currency }),
      line.baseQuantity === 1 ? '' : leaf('cbc:BaseQuantity', plainNumber(line.baseQuantity), { unitCode: line.unit }),
    ),
  );
