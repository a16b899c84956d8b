import { taxWordsIn } from '../../firm/tax-rate/tax-words.ts';
import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { hasIban } from '../../platform/values/identifiers.ts';
import { add, subtract, sum } from '../../platform/values/money.ts';
import { toBase } from '../totals/exchange.ts';
import { amountsOfRows, placesOf, pricedLine, type RowAmounts } from './amounts-without-tax.ts';
import { eInvoiceParties } from './e-invoice-parties.ts';
import { eInvoiceWords, unitCode } from './e-invoice-words.ts';
import type { DocumentToWrite } from './e-invoice.document.ts';
import type { EInvoice, EInvoiceAdjustment, EInvoiceLine, EInvoicePeriod } from './e-invoice.ts';

const reasonCodes: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};
const discountCode = '95';
const noAmount = { isCharge: true, amount: 0, base: null, percent: null, reasonCode: null };

/**
 * Returns the e-invoice of an issued document from its stored amounts, without adding up anything again; null if one of the parties has no
 * electronic address. Prices and amounts exclude tax, whatever the document does.
 */
export function eInvoiceOf(document: DocumentToWrite): EInvoice | null {
  const isOutside = document.taxes.some(({ category }) => category === 'O');
  const { yourReference } = document;
  const contactName = yourReference ?? document.buyer.contactName;
  const parties = eInvoiceParties({ ...document, buyer: { ...document.buyer, contactName } }, isOutside);
  if (!parties) return null;
  const rows = amountsOfRows(document);
  const lines = document.lines.map((_line, at) => lineOf(document, at, rows));
  const adjustments = adjustmentsOf(document, rows);
  const adjusted = (isCharge: boolean): number =>
    sum(adjustments.flatMap((one) => (one.isCharge === isCharge ? one.amount : [])));
  const { net, tax, total, prepaid, rounding, due, buyer, orderNumber, bankAccount, currency, baseCurrency } = document;
  return {
    type: document.type,
    number: document.number,
    date: document.date,
    dueDate: document.dueDate,
    taxPointDate: document.advanceDate,
    note: noteOf(document),
    currency,
    taxInBase:
      currency === baseCurrency || isOutside || !document.seller.isVatRegistered
        ? null
        : { currency: baseCurrency, amount: toBase(tax, document) },
    // Peppol requires a buyer or order reference (R003); the last resort is the seller's customer number.
    buyerReference: buyer.buyerReference ?? yourReference ?? (orderNumber ? null : (contactName ?? String(document.customerId))),
    orderReference: orderNumber,
    preceding: [...(document.preceding ?? [])],
    period: periodOfAll(lines),
    attachments: [...(document.attachments ?? [])],
    ...parties,
    delivery: deliveryOf(document),
    payment: bankAccount && {
      means: currency === 'EUR' && hasIban(bankAccount.iban.slice(0, 2)) ? '58' : '30',
      reference: document.paymentReference ?? document.number,
      account: bankAccount.iban.replace(/\s/g, ''),
      accountName: document.seller.name,
      bic: bankAccount.bic,
    },
    terms: document.terms,
    adjustments,
    taxes: document.taxes.map(({ category, percent, base, amount, exemptionReason }) => {
      const isReasoned = category !== 'S' && category !== 'Z';
      return {
        category,
        percent,
        base,
        amount,
        reason: isReasoned && exemptionReason ? taxWordsIn(exemptionReason, document.language) : null,
        reasonCode: reasonCodes[category] ?? null,
      };
    }),
    lines,
    totals: {
      lines: sum(lines.map((line) => line.net)),
      allowances: adjusted(false),
      charges: adjusted(true),
      net,
      tax,
      total,
      prepaid,
      rounding,
      due,
    },
  };
}

/** Turns a negative allowance into a charge and vice versa, because the format allows no negative amounts there. */
function adjustment(
  isCharge: boolean,
  amount: number,
  reason: string,
  of?: { base: number; percent: number },
): EInvoiceAdjustment[] {
  if (amount === 0) return [];
  const isAdded = amount < 0 ? !isCharge : isCharge;
  const share = of ? { base: Math.abs(of.base), percent: of.percent } : { base: null, percent: null };
  return [{ isCharge: isAdded, amount: Math.abs(amount), ...share, reason, reasonCode: isAdded ? null : discountCode }];
}

/** Gives a percentage only where it yields the amount to the cent (R040): not for prices with tax, nor without cents. */
const saysPercent = ({ pricesIncludeTax, currency }: DocumentToWrite): boolean => !pricesIncludeTax && placesOf(currency) === 2;

function lineOf(document: DocumentToWrite, at: number, rows: readonly RowAmounts[]): EInvoiceLine {
  const { lines, language } = document;
  const line = lines[at];
  if (!line) throw new RangeError(`There is no line ${at}`);
  const words = eInvoiceWords[language];
  const net = rows.find((row) => row.lines.has(at))?.lines.get(at) ?? line.net;
  const { price, baseQuantity, gross, charge } = pricedLine(line, net, document);
  const taken = subtract(add(gross, charge), net);
  const isPercent = line.discountPercent && !line.discountAmount && saysPercent(document);
  const [name = '', ...more] = line.description.trim().split('\n');
  return {
    id: String(at + 1),
    name: name.trim(),
    description: more.join('\n').trim() || null,
    quantity: line.quantity,
    unit: unitCode(line.unit),
    price,
    baseQuantity,
    net,
    tax: { category: line.taxCategory, percent: line.taxPercent },
    period: periodOf(line),
    adjustments: [
      ...adjustment(false, taken, words.discount, isPercent ? { base: gross, percent: line.discountPercent } : undefined),
      ...adjustment(true, charge, line.chargeReason ?? words.charge),
    ],
  };
}

function adjustmentsOf(document: DocumentToWrite, rows: readonly RowAmounts[]): EInvoice['adjustments'] {
  const { discountPercent, charges, language } = document;
  const share = (base: number, percent: number | null) => (percent && saysPercent(document) ? { base, percent } : undefined);
  return document.taxes.flatMap(({ category, percent }, index) => {
    const row = rows[index];
    if (!row) return [];
    const discount = adjustment(false, row.discount, eInvoiceWords[language].discount, share(row.lineSum, discountPercent));
    const charged = charges.flatMap((charge, at) => {
      const amount = row.charges[at] ?? 0;
      const found = adjustment(true, amount, charge.reason, share(row.lineSum, charge.percent));
      // A row of taxes with nothing but this charge must contain it, even at 0 (BR-S-01 and similar).
      const isAlone = row.lines.size === 0 && charge.taxCategory === category && charge.taxPercent === percent;
      return found.length === 0 && isAlone ? [{ ...noAmount, reason: charge.reason }] : found;
    });
    const all = [...discount, ...charged];
    return all.map((one) => ({ ...one, tax: { category, percent } }));
  });
}

const periodOf = ({ serviceFrom, serviceTo }: DocumentToWrite['lines'][number]): EInvoicePeriod | null => {
  const [from, to] = [serviceFrom ?? serviceTo, serviceTo ?? serviceFrom];
  return from && to ? { from, to } : null;
};

/** Returns a document period that contains the periods of all lines (R110, R111). */
function periodOfAll(lines: readonly EInvoiceLine[]): EInvoicePeriod | null {
  const periods = lines.flatMap(({ period }) => period ?? []);
  const from = periods.map((period) => period.from).sort()[0];
  const to = periods
    .map((period) => period.to)
    .sort()
    .at(-1);
  return from && to ? { from, to } : null;
}

/** Returns the delivery address, required for goods to another EU country (BR-IC-12); the buyer's address by default. */
function deliveryOf({ supplyDate, deliveryPlace, buyer, taxes }: DocumentToWrite): EInvoice['delivery'] {
  const { street, city, zip, country } = buyer;
  const given = buyer.delivery;
  const address = deliveryPlace
    ? { street: deliveryPlace, city: null, zip: null, country: given?.country ?? country }
    : given?.street || given?.city
      ? { street: given.street, city: given.city, zip: given.zip, country: given.country ?? country }
      : taxes.some(({ category }) => category === 'K')
        ? { street, city, zip, country }
        : null;
  return supplyDate || address ? { date: supplyDate, address } : null;
}

/** Puts the reason for a zero rate, which Lithuania requires, into the note: EN 16931 has no other place for it (BR-Z-10). */
function noteOf({ customerNotes, taxes, language }: DocumentToWrite): string | null {
  const grounds = taxes.flatMap(({ category, exemptionReason }) =>
    category === 'Z' && exemptionReason ? taxWordsIn(exemptionReason, language) : [],
  );
  return [customerNotes, ...grounds].filter(Boolean).join('\n') || null;
}
