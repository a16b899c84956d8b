import { add, compare } from '../../../platform/values/money.ts';
import type { TypedDocument } from '../../document.draft.ts';
import { dueOf } from '../../document.rules.ts';
import type { DocumentToWrite } from '../e-invoice.document.ts';
import { aDocumentToWrite, buyer, line, norwegianSeller, seller } from './a-document.ts';
import { randomOf, type Random } from './random.ts';

const texts = [
  'Konsultacija',
  'Systemutvikling – økt nr. 3',
  'Fish & chips <fresh> "today"',
  'A long text of several lines\nsecond line\n\nfourth 😀',
] as const;
type Rates = readonly number[];
const rateSets: readonly [Rates, ...Rates[]] = [[1], [1, 2, 3], [1, 5], [4], [6], [7], [8], [9], [1, 4, 5], [2, 3]];

/** Returns a line at one of these rates. */
export function randomLine(random: Random, rateIds: readonly number[]): TypedDocument['lines'][number] {
  const discount = random.one(['none', 'none', 'percent', 'amount'] as const);
  const quantity = random.one([
    random.decimal(0, 40, 2),
    random.whole(1, 500),
    random.decimal(0, 3, 6),
    -random.decimal(0, 2, 1),
  ]);
  const unitPrice = random.one([random.decimal(1, 900, 2), random.decimal(0, 3, 4), random.decimal(0, 20, 6)]);
  return line({
    description: random.one(texts),
    quantity,
    unitPrice,
    unit: random.one(['HUR', 'DAY', 'C62', 'val']),
    baseQuantity: random.chance(0.1) ? random.one([10, 100, 1000]) : 1,
    discountPercent: discount === 'percent' ? random.decimal(0, 100, 2) : null,
    discountAmount: discount === 'amount' ? Math.min(0.01, Math.abs(quantity * unitPrice) > 2 ? 0.01 : 0) : null,
    ...(random.chance(0.2) && { charge: random.decimal(0, 30, 2), chargeReason: random.chance(0.5) ? 'Kelionė' : null }),
    taxRateId: rateIds[random.whole(0, rateIds.length - 1)] ?? 1,
    ...(random.chance(0.3) && { serviceFrom: '2026-10-01', serviceTo: random.chance(0.5) ? '2026-10-31' : null }),
  });
}

/** Returns what a person could type: lines, discounts, charges, currency and texts. */
export function randomInput(random: Random): Partial<TypedDocument> {
  const rateIds = random.one(rateSets);
  const count = random.chance(0.03) ? 200 : random.whole(1, 12);
  const lines = Array.from({ length: count }, () => randomLine(random, rateIds));
  const discount = random.one(['none', 'none', 'percent', 'amount'] as const);
  const isForeign = random.chance(0.2);
  const charge = (): NonNullable<TypedDocument['charges']>[number] => ({
    reason: 'Siuntimas',
    ...(random.chance(0.5) ? { percent: random.decimal(0.5, 10, 2) } : { amount: random.decimal(1, 20, 2) }),
    ...(random.chance(0.5) && { taxRateId: rateIds[0] }),
  });
  return {
    lines,
    language: random.one(['en', 'lt', 'no'] as const),
    pricesIncludeTax: random.chance(0.3),
    ...(isForeign && {
      currency: random.one(['NOK', 'USD', 'JPY']),
      exchangeRate: random.decimal(1, 20, 4),
      exchangeRateInverted: true,
    }),
    discountPercent: discount === 'percent' ? random.decimal(0, 90, 2) : null,
    discountAmount: discount === 'amount' ? 1 : null,
    charges: Array.from({ length: random.one([0, 0, 0, 1, 2]) }, charge),
    orderNumber: random.chance(0.5) ? 'PO-1' : null,
    ...(random.chance(0.3) && { customerNotes: random.one(texts), terms: 'Net 14' }),
    ...(random.chance(0.2) && { advanceDate: '2026-09-01' }),
    ...(random.chance(0.1) && { roundPayableTo: 1 }),
    // A supply within the EU needs a delivery date.
    supplyDate: rateIds.some((id) => id === 8) || random.chance(0.2) ? '2026-11-01' : null,
    deliveryPlace: random.chance(0.1) ? 'Sandėlis 4' : null,
  };
}

/** Returns the parties of a document with this input, and its account. */
export function randomParties(random: Random, input: Partial<TypedDocument>): Partial<DocumentToWrite> {
  const isOutside = input.lines?.some(({ taxRateId }) => taxRateId === 9);
  const from = random.chance(0.3) && !isOutside ? norwegianSeller : { ...seller, isVatRegistered: !isOutside };
  return {
    seller: from,
    buyer: { ...buyer, ...(random.chance(0.2) && { country: 'DE', vatCode: 'DE123456789', legalCode: 'HRB 12' }) },
    baseCurrency: from.country === 'NO' && input.currency !== 'NOK' ? 'NOK' : 'EUR',
    ...(random.chance(0.2) && { bankAccount: null }),
  };
}

/**
 * Returns a random document by its seed, with any combination of what the screens offer; undefined if it could not be issued, such as one below
 * zero.
 */
function randomDocument(seed: number): DocumentToWrite | undefined {
  const random = randomOf(seed);
  const input = randomInput(random);
  const more: Partial<DocumentToWrite> = {
    ...randomParties(random, input),
    ...(random.chance(0.2) && { type: '381', preceding: [{ number: 'INV-2026-0000', date: '2026-10-01' }] }),
  };
  try {
    const document = aDocumentToWrite({ input, more });
    if (!random.chance(0.2) || compare(document.total, 5) < 0 || document.currency === 'JPY') return document;
    const prepaid = { ...document, prepaid: add(5, 0) };
    return { ...prepaid, due: dueOf(prepaid) };
  } catch {
    return undefined;
  }
}

/** Returns `count` random documents that can be issued, the same each time. */
export function randomDocuments(count: number): DocumentToWrite[] {
  const documents: DocumentToWrite[] = [];
  for (let seed = 1; documents.length < count; seed++) {
    const document = randomDocument(seed);
    if (document) documents.push(document);
  }
  return documents;
}
