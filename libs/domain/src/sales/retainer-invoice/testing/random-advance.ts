import type { TypedDocument } from '../../../documents/document.draft.ts';
import type { DocumentToWrite } from '../../../documents/e-invoice/e-invoice.document.ts';
import { aDocumentToWrite, rates } from '../../../documents/e-invoice/testing/a-document.ts';
import { randomOf, type Random } from '../../../documents/e-invoice/testing/random.ts';
import { randomInput, randomLine, randomParties } from '../../../documents/e-invoice/testing/random-document.ts';
import { compare, divide, minorUnits, multiply, round } from '../../../platform/values/money.ts';
import { advanceShares, deductionLine, type AdvanceShare } from '../retainer-invoice.deduction.ts';

/** An advance with tax, and the final invoices that take it off one after the other. */
export type RandomAdvance = { advance: DocumentToWrite; finals: DocumentToWrite[] };

const number = 'RET-2026-0007';
const invoiceDate = '2026-10-01';

const partOf = (random: Random, whole: number, currency: string): number =>
  round(divide(multiply(whole, random.whole(1, 99)), 100), Math.min(2, minorUnits(currency)));

/** A final invoice that takes off a part of an advance, or all that is left of it; undefined if its own lines come to less. */
function finalInvoice(
  random: Random,
  { input, advance, used }: { input: Partial<TypedDocument>; advance: DocumentToWrite; used: AdvanceShare[] },
): DocumentToWrite | undefined {
  const { currency, language } = advance;
  const usedRates = (input.lines ?? []).map(({ taxRateId }) => taxRateId);
  // A discount or charge of the whole document would take a share of the advance too, so the product refuses them.
  const own = Array.from({ length: random.whole(1, 8) }, () => randomLine(random, usedRates));
  const pricesIncludeTax = random.chance(0.3);
  const document = { ...input, lines: own, pricesIncludeTax, discountPercent: null, discountAmount: null, charges: [] };
  const { total } = aDocumentToWrite({ input: document });
  const left = advanceShares(advance.taxes, used, Number.MAX_SAFE_INTEGER, currency);
  const rest = round(
    left.reduce((sum, { base, amount }) => sum + base + amount, 0),
    2,
  );
  const most = compare(rest, total) < 0 ? rest : total;
  const amount = random.chance(0.5) ? most : partOf(random, most, currency);
  if (compare(amount, 0) <= 0) return undefined;
  const shares = advanceShares(advance.taxes, used, amount, currency);
  used.push(...shares);
  const deductions = shares.map(({ base, amount: tax, ...share }) => {
    const rate = rates.find(({ category, percent }) => category === share.category && percent === share.percent);
    if (!rate) throw new RangeError(`There is no rate of ${share.percent} %`);
    const { advanceOf: _, ...line } = deductionLine(
      { retainerInvoiceId: 7, number, invoiceDate, taxRateId: rate.id, base, amount: tax },
      { language, pricesIncludeTax },
    );
    return line;
  });
  const lines = [...own, ...deductions];
  const due = aDocumentToWrite({ input: { ...document, lines } }).total;
  // The money of an advance without tax is taken off what is due (BT-113).
  const prepaid = random.chance(0.3) ? (random.chance(0.3) ? due : partOf(random, due, currency)) : 0;
  const { seller, buyer, baseCurrency } = advance;
  return aDocumentToWrite({ input: { ...document, lines, prepaid }, more: { seller, buyer, baseCurrency } });
}

function randomAdvance(seed: number): RandomAdvance | undefined {
  const random = randomOf(seed);
  const input = randomInput(random);
  const more: Partial<DocumentToWrite> = { ...randomParties(random, input), type: '386', number, date: invoiceDate };
  try {
    const advance = aDocumentToWrite({ input: { ...input, roundPayableTo: null }, more });
    const used: AdvanceShare[] = [];
    const finals = [1, 2].flatMap(() => finalInvoice(random, { input, advance, used }) ?? []);
    return compare(advance.total, 0) > 0 ? { advance, finals } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns `count` random advances with tax and their final invoices, the same each time. */
export function randomAdvances(count: number): RandomAdvance[] {
  const advances: RandomAdvance[] = [];
  for (let seed = 1; advances.length < count; seed++) {
    const advance = randomAdvance(seed);
    if (advance) advances.push(advance);
  }
  return advances;
}
