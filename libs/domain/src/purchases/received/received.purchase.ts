import type { EInvoice, EInvoiceTax } from '../../documents/e-invoice/e-invoice.ts';
import { wrongLines, wrongSums, wrongTaxes } from '../../documents/e-invoice/e-invoice.sums.ts';
import { taxPointOf } from '../../documents/taxes/tax-point.ts';
import { defaultTaxRate, isValidOn } from '../../firm/tax-rate/tax-rate.rules.ts';
import type { TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import type { Language } from '../../platform/language/languages.ts';
import { add, compare, divide, isZero, percentOf, round, subtract, sum } from '../../platform/values/money.ts';
import type { BillInput, BillLineInput } from '../bill/bill.input.ts';
import { billTotals } from '../bill/bill.totals.ts';
import { linesOfVendor, type LineOfVendor } from './received.lines.ts';
import type { CodeApart } from './received.codes.ts';
import { isForUs } from './received.party.ts';
import type { receivedMessages } from './received.messages.ts';

type ReceivedCode = keyof typeof receivedMessages;

/** Tells one thing about an e-invoice. */
export type Tell = (code: ReceivedCode, params?: Params | null) => void;

type Rate = Pick<TaxRateRecord, 'id' | 'percent' | 'category' | 'validFrom' | 'validTo' | 'isDefault'>;
export type ReceivingVendor = {
  id: number;
  account: string | null;
  paymentTermsDays: number | null;
  categoryId: number | null;
  taxRateId: number | null;
};
export type ReceivingFirm = {
  name: string;
  legalCode: string | null;
  vatCode: string | null;
  electronicAddress: string | null;
  country?: string | null;
  isVatRegistered: boolean;
  baseCurrency: string;
  language: Language;
};
export type ReceivingBasis = {
  firm: ReceivingFirm;
  vendor: ReceivingVendor;
  isNewVendor: boolean;
  /** Codes of the file with which a new vendor could not be added. */
  badCodes?: readonly string[];
  /** Codes of the file that the vendor has otherwise. */
  codesApart?: readonly CodeApart[];
  vendorName?: string;
  rates: readonly Rate[];
};
type Chosen = { rate: Rate; isOwn: boolean };

const maxLines = 500;

/** What a bill and a credit note of a vendor take from an e-invoice alike. */
type Purchase = Pick<
  BillInput,
  | 'vendorId'
  | 'number'
  | 'supplyDate'
  | 'currency'
  | 'exchangeRate'
  | 'exchangeRateInverted'
  | 'pricesIncludeTax'
  | 'reverseCharge'
  | 'rounding'
  | 'prepaid'
  | 'comment'
  | 'lines'
>;

/**
 * Returns what an e-invoice says of a purchase, as a person would have typed it, and tells everything that has to be told about it. The vendor's
 * amounts stay: where the rate gives another tax, it is typed. Throws DomainError `received.no_amount`, `received.too_many_lines` or
 * `received.no_rates`.
 */
export function purchaseOfVendor(invoice: EInvoice, basis: ReceivingBasis, tell: Tell): Purchase {
  const { firm, vendor } = basis;
  if (compare(invoice.totals.total, 0) <= 0) throw new DomainError('received.no_amount', { total: invoice.totals.total });
  const written = linesOfVendor(invoice, firm.language);
  if (written.length > maxLines) throw new DomainError('received.too_many_lines', { count: written.length, max: maxLines });
  tellOfParties(invoice, basis, tell);
  const supplied = invoice.delivery?.date ?? invoice.taxPointDate;
  const supplyDate = supplied === invoice.date ? null : supplied;
  const point = taxPointOf({ supplyDate }, invoice.date);
  const { lines, reverseCharge } = ratedLines(invoice, written, { ...basis, point }, tell);
  tellOfSums(invoice, tell);
  const purchase = {
    vendorId: vendor.id,
    number: invoice.number.slice(0, 50).trim(),
    supplyDate,
    currency: invoice.currency,
    ...exchangeOf(invoice, firm, tell),
    pricesIncludeTax: false,
    reverseCharge,
    ...settlementOf(invoice, tell),
    comment: invoice.note?.slice(0, 10_000) ?? null,
    lines,
  };
  const { total } = billTotals({ ...purchase, lines: withRates(lines, basis.rates) });
  const wanted = invoice.totals.total;
  if (compare(total, wanted) !== 0) tell('received.total_differs', { said: wanted, sum: total });
  if (invoice.number.length > 50) tell('received.number_cut', { number: invoice.number.slice(0, 200) });
  return purchase;
}

function tellOfParties(
  invoice: EInvoice,
  { firm, isNewVendor, badCodes = [], codesApart = [], vendorName = '' }: ReceivingBasis,
  tell: Tell,
): void {
  const { buyer, seller } = invoice;
  if (!isForUs(invoice, firm)) {
    const code = buyer.vatId ?? buyer.legalId?.id ?? buyer.endpoint?.id;
    tell('received.not_for_us', { buyer: [buyer.name, code].filter(Boolean).join(', ') });
  }
  if (isNewVendor) tell('received.vendor_made', { name: seller.name });
  for (const code of badCodes) tell('received.code_bad', { code });
  for (const apart of codesApart) tell('received.code_differs', { ...apart, name: vendorName });
}

function tellOfSums(invoice: EInvoice, tell: Tell): void {
  for (const { rule, said, sum: wanted } of wrongSums(invoice)) tell('received.sum', { rule, said, sum: wanted });
  for (const { line, said, sum: wanted } of wrongLines(invoice)) tell('received.line_differs', { line, said, sum: wanted });
  for (const { percent, said, sum: wanted } of wrongTaxes(invoice)) tell('received.tax_differs', { percent, said, sum: wanted });
}

/** A difference below this is a rounding, whether the file calls it so or not. */
const mostRounding = 1;

/**
 * Returns what lies between the total and the sum asked for, so that the sum asked for is the sum booked. A file that asks for less than its sums
 * come to counts the rest as paid; one that asks for more is told (`received.sum`) and gets no more than its total.
 */
function settlementOf({ totals }: EInvoice, tell: Tell): { rounding: number; prepaid: number } {
  const { total, due } = totals;
  const gap = subtract(due, add(subtract(total, totals.prepaid), totals.rounding));
  const isRounding = compare(Math.abs(gap), mostRounding) < 0;
  const rounding = isRounding ? add(totals.rounding, gap) : totals.rounding;
  const counted = gap < 0 && !isRounding ? subtract(totals.prepaid, gap) : totals.prepaid;
  const most = add(total, rounding);
  if (compare(counted, most) > 0) tell('received.overpaid', { amount: subtract(counted, most) });
  if (!isZero(rounding)) tell('received.rounding', { amount: rounding });
  return { rounding, prepaid: Math.max(0, Math.min(counted, most)) };
}

/** The rate of a foreign currency follows from the tax, where the file has it in the firm's currency too (BT-111). */
function exchangeOf({ currency, taxInBase, totals }: EInvoice, { baseCurrency }: ReceivingFirm, tell: Tell) {
  if (currency === baseCurrency) return { exchangeRate: 1, exchangeRateInverted: false };
  if (taxInBase?.currency === baseCurrency && totals.tax > 0 && taxInBase.amount > 0)
    return { exchangeRate: round(divide(taxInBase.amount, totals.tax), 10), exchangeRateInverted: false };
  tell('received.exchange_missing', { currency });
  return { exchangeRate: 1, exchangeRateInverted: false };
}

const keyOf = ({ category, percent }: EInvoiceTax): string => `${category} ${percent ?? 0}`;

/** Chooses a rate for each line, and types the tax wherever the vendor's is another than the rate's. */
function ratedLines(
  { taxes }: EInvoice,
  written: readonly LineOfVendor[],
  { firm, vendor, rates, point }: ReceivingBasis & { point: string },
  tell: Tell,
): { lines: BillLineInput[]; reverseCharge: boolean } {
  const inForce = rates.filter((rate) => isValidOn(rate, point));
  const usual = inForce.find(({ id }) => id === vendor.taxRateId) ?? defaultTaxRate(rates, point) ?? inForce[0];
  if (!usual) throw new DomainError('received.no_rates', { date: point });
  const reverseCharge = written.every(({ said }) => said.category === 'AE' || said.category === 'K');
  if (reverseCharge) tell('received.reverse_charge');
  const chosen = new Map<string, Chosen>();
  for (const { said } of written) {
    if (chosen.has(keyOf(said))) continue;
    const choice = reverseCharge ? { rate: usual, isOwn: true } : rateOf(said, inForce, usual);
    chosen.set(keyOf(said), choice);
    if (!choice.isOwn) tell('received.rate_missing', { percent: said.percent ?? 0 });
  }
  const choiceOf = (said: EInvoiceTax): Chosen => chosen.get(keyOf(said)) ?? { rate: usual, isOwn: false };
  const lines = written.map(({ net: _, said, ...line }): BillLineInput => {
    const { rate, isOwn } = choiceOf(said);
    return {
      ...line,
      categoryId: vendor.categoryId,
      taxRateId: rate.id,
      deductiblePercent: isOwn && firm.isVatRegistered ? 100 : 0,
    };
  });
  if (reverseCharge) return { lines, reverseCharge };
  const expected = billTotals({ lines: withRates(lines, rates) }).lines;
  for (const row of taxes) {
    const own = written.flatMap(({ said }, at) => (keyOf(said) === keyOf(row) ? at : []));
    const { isOwn } = choiceOf(row);
    const ours = own.map((at) => (isOwn ? (expected[at]?.tax ?? 0) : percentOf(written[at]?.net ?? 0, row.percent ?? 0)));
    const off = subtract(row.amount, sum(ours));
    if (isOwn && isZero(off)) continue;
    const largest = own.reduce((best, at, place) => (sizeOf(written[at]) > sizeOf(written[own[best] ?? 0]) ? place : best), 0);
    own.forEach((at, place) => {
      const line = lines[at];
      if (!line || (isOwn && place !== largest)) return;
      line.taxAmount = place === largest ? sum([ours[place] ?? 0, off]) : (ours[place] ?? 0);
    });
  }
  return { lines, reverseCharge };
}

const sizeOf = (line: LineOfVendor | undefined): number => Math.abs(line?.net ?? 0);

/** The firm's rate for a tax of the vendor: the same category and percentage, or any without tax for one without tax. */
function rateOf(said: EInvoiceTax, rates: readonly Rate[], usual: Rate): Chosen {
  const same = rates.filter(
    ({ category, percent }) => category === said.category && compare(percent ?? 0, said.percent ?? 0) === 0,
  );
  const own = same.find(({ id }) => id === usual.id) ?? same.find(({ isDefault }) => isDefault) ?? same[0];
  if (own) return { rate: own, isOwn: true };
  const free = rates.find(({ percent, category }) => !percent && category !== 'AE' && category !== 'K');
  if (!said.percent) return { rate: free ?? usual, isOwn: free !== undefined };
  return { rate: free ?? usual, isOwn: false };
}

const withRates = (lines: readonly BillLineInput[], rates: readonly Rate[]) =>
  lines.map((line) => {
    const rate = rates.find(({ id }) => id === line.taxRateId);
    return { ...line, taxPercent: rate?.percent ?? null, taxCategory: rate?.category ?? ('O' as const) };
  });
