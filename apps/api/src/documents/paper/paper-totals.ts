import { subtract, sum, toBase } from '@kontor/domain';
import { languageOf, paperFormat, type PaperFormat } from './paper-format.ts';
import type { PaperData } from './paper.ts';
import type { PaperWords } from './paper-words.ts';

export type Pair = [label: string, text: string];

export function totalsOf(data: PaperData, words: PaperWords, format: PaperFormat): { rows: Pair[]; total: Pair; after: Pair[] } {
  const { amount, money, percent } = format;
  const taxed = data.taxes.some((tax) => tax.percent !== null);
  const rows: Pair[] = [];
  const withPercent = (name: string, share: number | null): string => (share ? `${name} ${percent(share)}` : name);
  if (data.discount || data.charges.length) rows.push([words.subtotal, amount(data.subtotal)]);
  if (data.discount) rows.push([withPercent(words.discount, data.discountPercent), amount(-data.discount)]);
  for (const charge of byReason(data.charges)) rows.push([withPercent(charge.reason, charge.percent), amount(charge.charge)]);
  if (taxed) rows.push([words.net, amount(data.net)]);
  for (const tax of data.taxes)
    if (tax.percent !== null) rows.push([words.vatOf(percent(tax.percent), amount(tax.base)), amount(tax.amount)]);
  const after: Pair[] = [];
  if (data.lines.some(({ optional }) => optional) && data.fullTotal !== undefined)
    after.push([words.fullTotal, amount(data.fullTotal)]);
  const advances = data.advances ?? [];
  for (const advance of advances)
    after.push([words.advanceOf(advance.number, format.date(advance.date)), amount(-advance.amount)]);
  const others = subtract(data.prepaid, sum(advances.map((advance) => advance.amount)));
  if (others) after.push([words.prepaid, amount(-others)]);
  if (data.rounding) after.push([words.rounding, amount(data.rounding)]);
  if (data.currency !== data.baseCurrency && taxed) after.push(...taxInBase(data, words));
  return { rows, total: [taxed ? words.totalWithVat : words.total, money(data.total)], after };
}

/** A credit note gives a charge back at each tax rate by itself; on paper it is one row again. */
function byReason(charges: PaperData['charges']): PaperData['charges'] {
  const rows = new Map<string, PaperData['charges'][number]>();
  for (const charge of charges) {
    const key = JSON.stringify([charge.reason, charge.percent]);
    rows.set(key, { ...charge, charge: sum([rows.get(key)?.charge ?? 0, charge.charge]) });
  }
  return [...rows.values()];
}

/**
 * Returns VAT in the organisation's currency: by rate in Norway, in total in Lithuania. The exchange rate is shown as published, with its date and
 * source.
 */
function taxInBase(data: PaperData, words: PaperWords): Pair[] {
  const { baseCurrency, currency, exchangeRate } = data;
  const { amount, percent, rate, date } = paperFormat(languageOf(data), baseCurrency);
  const [one, other] = data.exchangeRateInverted ? [baseCurrency, currency] : [currency, baseCurrency];
  const published = [data.exchangeRateSource, data.exchangeRateDate && date(data.exchangeRateDate)].filter(Boolean).join(', ');
  const told: Pair[] =
    exchangeRate === 1
      ? []
      : [[[words.rate, published].filter(Boolean).join(' · '), `1\u00a0${one} = ${rate(exchangeRate)}\u00a0${other}`]];
  const whole: Pair = [words.vatIn(baseCurrency), amount(toBase(data.tax, data))];
  if (data.seller.country !== 'NO') return [whole, ...told];
  const taxed = data.taxes.filter((tax) => tax.percent);
  const each = taxed.map((tax): Pair => [
    `${words.vatIn(baseCurrency)} ${percent(tax.percent ?? 0)}`,
    amount(toBase(tax.amount, data)),
  ]);
  return [...(each.length ? each : [whole]), ...told];
}
