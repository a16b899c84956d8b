import type { DocumentToWrite } from '../../../documents/e-invoice/e-invoice.document.ts';
import { aDocumentToWrite } from '../../../documents/e-invoice/testing/a-document.ts';
import { randomInput, randomParties } from '../../../documents/e-invoice/testing/random-document.ts';
import { randomOf, type Random } from '../../../documents/e-invoice/testing/random.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { creditedBy } from '../credit-note.sample.ts';
import { leftOf, wholeCredit } from '../credit-note.lines.ts';
import { creditFigures, type CreditFigures } from '../credit-note.rules.ts';
import type { CreditableInvoice } from '../credit-note.ts';
import type { CreditLineInput } from '../credit-note.input.ts';

export type Credited = {
  invoice: DocumentToWrite;
  /** Every credit note that was issued, voided ones too, as it goes out. */
  notes: { note: CreditFigures; document: DocumentToWrite }[];
  /** Those that were not voided. */
  living: readonly CreditFigures[];
  /** Together they credit the whole invoice. It is not so where a line that takes something off stayed behind. */
  isWhole: boolean;
};

function creditable(document: DocumentToWrite): CreditableInvoice {
  const about = {
    kind: 'text',
    itemId: null,
    taxRateId: 1,
    taxName: 'VAT',
    taxReason: null,
    taxIsafCode: null,
    taxSaftCode: null,
  } as const;
  return {
    id: 1,
    number: document.number,
    invoiceDate: document.date,
    customerId: 7,
    customerName: 'Aušra UAB',
    currency: document.currency,
    language: document.language,
    pricesIncludeTax: document.pricesIncludeTax,
    total: document.total,
    rounding: document.rounding,
    writtenOff: 0,
    balance: document.due,
    creditedTotal: 0,
    creditedRounding: 0,
    charges: [...document.charges],
    lines: document.lines.map((line, index) => ({
      ...about,
      ...line,
      id: index + 1,
      position: index + 1,
      sources: [],
      discount: 0,
      creditedQuantity: 0,
      creditedNet: 0,
    })),
    taxes: document.taxes.map((tax) => ({
      ...tax,
      creditedDiscount: 0,
      creditedCharge: 0,
      creditedBase: 0,
      creditedAmount: 0,
    })),
  };
}

/** Parts of one to three lines, by quantity or by amount. */
function aPart(random: Random, invoice: CreditableInvoice): CreditLineInput[] {
  const open = invoice.lines.filter((line) => leftOf(line).net > 0 && leftOf(line).quantity > 0);
  const chosen = new Set(Array.from({ length: random.whole(1, 3) }, () => open[random.whole(0, open.length - 1)]));
  const cents = invoice.currency === 'JPY' ? 1 : 100;
  return [...chosen].flatMap((line): CreditLineInput[] => {
    if (!line) return [];
    const { net, quantity } = leftOf(line);
    const share = random.one([1, random.decimal(0, 1, 3), 0.001]);
    const amount = Math.min(net, Math.ceil(net * share * cents) / cents);
    const size = Math.min(quantity, Math.ceil(quantity * share * 1e6) / 1e6);
    return [{ invoiceLineId: line.id, ...(random.chance(0.4) && amount > 0 ? { amount } : { quantity: size }) }];
  });
}

/** The file of a credit note, as it is issued. */
const documentOf = (invoice: DocumentToWrite, note: CreditFigures): DocumentToWrite => ({
  ...invoice,
  type: '381',
  discountPercent: null,
  prepaid: 0,
  preceding: [{ number: invoice.number, date: invoice.date }],
  lines: note.lines,
  taxes: note.taxes,
  charges: note.charges,
  net: note.net,
  tax: note.tax,
  total: note.total,
  rounding: note.rounding,
  due: note.due,
});

function creditedAtRandom(seed: number): Credited | undefined {
  const random = randomOf(seed);
  const input = randomInput(random);
  const first = input.lines?.[0]?.taxRateId;
  // A charge at a rate that no line has is a group of its own.
  const own =
    first !== undefined && first <= 3 && random.chance(0.4) ? [{ reason: 'Pašto išlaidos', amount: 7.01, taxRateId: 10 }] : [];
  const lines = (input.lines ?? []).slice(0, 6);
  let invoice: DocumentToWrite;
  try {
    invoice = aDocumentToWrite({
      input: { ...input, lines, charges: [...(input.charges ?? []), ...own] },
      more: randomParties(random, input),
    });
  } catch {
    return undefined;
  }
  const before = creditable(invoice);
  const notes: Credited['notes'] = [];
  let living: CreditFigures[] = [];
  const now = (): CreditableInvoice => living.reduce(creditedBy, before);
  const credit = (wanted: CreditLineInput[]): boolean => {
    if (wanted.length === 0) return false;
    try {
      const note = creditFigures(now(), wanted);
      living = [...living, note];
      notes.push({ note, document: documentOf(invoice, note) });
      return true;
    } catch (error) {
      // A line that takes something off has to come with the lines it takes off from.
      if (!(error instanceof DomainError && error.code === 'credit_note.over_invoice')) throw error;
      return false;
    }
  };
  for (let times = random.whole(1, 5); times > 0; times -= 1) {
    credit(aPart(random, now()));
    const voided = random.chance(0.4) ? random.whole(0, living.length - 1) : -1;
    living = living.filter((_, at) => at !== voided);
  }
  const isWhole = credit(wholeCredit(now(), false));
  return { invoice, notes, living, isWhole };
}

/** Returns `count` invoices with charges, discounts and any rates, credited in parts of which some were voided, and then whole. */
export function randomCredits(count: number): Credited[] {
  const all: Credited[] = [];
  for (let seed = 1; all.length < count; seed += 1) {
    const one = creditedAtRandom(seed);
    if (one && one.notes.length > 0) all.push(one);
  }
  return all;
}
