import type { EInvoice, EInvoiceLine, EInvoiceTax } from '../../documents/e-invoice/e-invoice.ts';
import { eInvoiceWords } from '../../documents/e-invoice/e-invoice-words.ts';
import type { Language } from '../../platform/language/languages.ts';
import { compare, divide, negate, priceOf, round, subtract } from '../../platform/values/money.ts';

/** A line of the bill to be: what the vendor asks, to the cent, and the tax as the vendor names it. */
export type LineOfVendor = {
  description: string;
  quantity: number;
  unit: string;
  unitCost: number;
  discountAmount: number | null;
  net: number;
  said: EInvoiceTax;
};

const longest = 2000;
const places = 6;
const most = 999_999_999;
const isKept = (value: number): boolean => round(value, places) === value && Math.abs(value) <= most;

type Priced = Pick<LineOfVendor, 'quantity' | 'unitCost' | 'discountAmount'>;

/**
 * Returns quantity, cost and discount that come to the vendor's net amount exactly: as the file has them where that works, or else with the net
 * as the price of one, because the amount counts and quantities are stored with six decimals.
 */
function priced({ quantity, price, baseQuantity, net }: EInvoiceLine): Priced {
  const whole = { quantity: net < 0 ? -1 : 1, unitCost: Math.abs(net), discountAmount: null };
  if (quantity === 0 || !isKept(quantity)) return whole;
  const each = baseQuantity === 1 ? price : round(divide(price, baseQuantity), places);
  if (each >= 0 && isKept(each)) {
    const gross = priceOf(quantity, each);
    if (compare(gross, net) === 0) return { quantity, unitCost: each, discountAmount: null };
    const taken = subtract(gross, net);
    if (taken > 0 && net >= 0) return { quantity, unitCost: each, discountAmount: taken };
  }
  const fitting = round(divide(net, quantity), places);
  return fitting >= 0 && isKept(fitting) && compare(priceOf(quantity, fitting), net) === 0
    ? { quantity, unitCost: fitting, discountAmount: null }
    : whole;
}

function descriptionOf({ name, description, quantity, unit, period }: EInvoiceLine, used: Priced): string {
  const more = description && description !== name ? description : null;
  const counted = used.quantity === quantity ? null : `${quantity} ${unit}`;
  const days = period && (period.from === period.to ? period.from : `${period.from} – ${period.to}`);
  return [name, more, counted, days].filter(Boolean).join('\n').slice(0, longest);
}

const unitOf = (unit: string): string => (/^[A-Z0-9]{1,3}$/.test(unit) ? unit : 'C62');

/** Returns the lines of a bill: those of the e-invoice, and its allowances and charges on the whole document, each as a line of its own. */
export function linesOfVendor({ lines, adjustments }: EInvoice, language: Language): LineOfVendor[] {
  const own = lines.map((line): LineOfVendor => {
    const used = priced(line);
    return { description: descriptionOf(line, used), unit: unitOf(line.unit), ...used, net: line.net, said: line.tax };
  });
  const words = eInvoiceWords[language];
  const others = adjustments.flatMap(({ isCharge, amount, reason, tax }): LineOfVendor[] => {
    if (amount === 0) return [];
    const net = isCharge ? amount : negate(amount);
    return [
      {
        description: (reason ?? (isCharge ? words.charge : words.discount)).slice(0, longest),
        quantity: net < 0 ? -1 : 1,
        unit: 'C62',
        unitCost: Math.abs(net),
        discountAmount: null,
        net,
        said: tax,
      },
    ];
  });
  return [...own, ...others];
}
