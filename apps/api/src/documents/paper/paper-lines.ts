import { add, divide, multiply, round, unitWord } from '@kontor/domain';
import { languageOf, type PaperFormat } from './paper-format.ts';
import type { PaperData, PaperLine } from './paper.ts';
import type { PaperWords } from './paper-words.ts';

export const headsOf = (data: PaperData, words: PaperWords) => ({
  description: words.description,
  quantity: words.quantity,
  unit: words.unit,
  unitPrice: words.unitPrice,
  discount: words.discount,
  vat: words.vat,
  amount: data.pricesIncludeTax ? words.amountWithVat : words.amount,
});

export const linesOf = (data: PaperData, words: PaperWords, format: PaperFormat) =>
  data.lines.map((line) => ({
    description: line.description.trim(),
    under: [
      optionOf(line, words),
      periodOf(line.serviceFrom, line.serviceTo, format),
      withoutTax(line, data, words, format),
      chargeOf(line, words, format),
    ]
      .filter(Boolean)
      .join(' · '),
    quantity: format.quantity(line.quantity),
    unit: unitWord(line.unit, line.quantity, languageOf(data)) ?? line.unit,
    unitPrice: priceOf(line, format),
    discount: line.discountAmount
      ? format.amount(line.discountAmount)
      : line.discountPercent
        ? format.percent(line.discountPercent)
        : '',
    vat: line.taxPercent === null ? '–' : format.percent(line.taxPercent),
    amount: format.amount(line.net),
    /** A short row never breaks across pages; a long text may. */
    whole: line.description.length < 700 && line.description.split('\n').length < 12,
  }));

/** Returns the distinct texts of each column with every digit made the same. Digits are equally wide, so these decide the column's width. */
export const shapesOf = (lines: ReturnType<typeof linesOf>) =>
  Object.fromEntries(
    (['quantity', 'unit', 'unitPrice', 'discount', 'vat', 'amount'] as const).map((key) => [
      key,
      [...new Set(lines.map((line) => line[key].replace(/\d/g, '0')))],
    ]),
  );

/** Writes a price for a hundred pieces as `12.50 / 100`. */
const priceOf = ({ unitPrice, baseQuantity }: PaperLine, { price, quantity }: PaperFormat): string =>
  baseQuantity === 1 ? price(unitPrice) : `${price(unitPrice)} / ${quantity(baseQuantity)}`;

/** A Lithuanian document whose prices include tax must also show the unit price without tax (PVM law art. 80). */
function withoutTax(line: PaperLine, data: PaperData, words: PaperWords, format: PaperFormat): string {
  if (!data.pricesIncludeTax || !line.taxPercent || data.seller.country !== 'LT') return '';
  const net = round(divide(multiply(line.unitPrice, 100), add(100, line.taxPercent)), 4);
  return `${words.priceWithoutVat}: ${priceOf({ ...line, unitPrice: net }, format)}`;
}

const optionOf = ({ optional, isChosen }: PaperLine, words: PaperWords): string => {
  if (!optional) return '';
  return isChosen ? words.optionChosen : words.option;
};

/** The amount of a line includes its charge, so the text below says so. */
const chargeOf = ({ charge, chargeReason }: PaperLine, words: PaperWords, { amount }: PaperFormat): string =>
  charge ? `${chargeReason ?? words.charge}: ${amount(charge)}` : '';

function periodOf(from: string | null, to: string | null, { date }: PaperFormat): string {
  if (from && to && from !== to) return `${date(from)} – ${date(to)}`;
  const day = from ?? to;
  return day ? date(day) : '';
}
