import { addDays, addMonths, monthEnd, monthStart } from '../../platform/values/dates.ts';

/** Hours are services that go on; costs are billed on as they come. */
export type Unbilled = 'hours' | 'costs';
type Term = { country: string; validFrom: string; by: Record<Unbilled, (day: string) => string> };

/** The 10th of the month after a day. */
const tenthOfNextMonth = (day: string): string => addDays(monthStart(addMonths(monthStart(day), 1)), 9);
/** The last day of the month after the VAT term of a day; terms are two months each, from January. */
const monthAfterVatTerm = (day: string): string => {
  const isFirstOfTerm = Number(day.slice(5, 7)) % 2 === 1;
  return monthEnd(addMonths(monthStart(day), isFirstOfTerm ? 2 : 1));
};
const monthLater = (day: string): string => addMonths(day, 1);

/**
 * By when what was delivered is to be invoiced, by the country of the seller; the newest row that is valid on the day counts. Lithuania: by the 10th
 * of the month after delivery; no article is named for it here. Norway, bokføringsforskriften § 5-2-2 ff. as guides for accountants tell it: within a
 * month of delivery, and services that go on (consulting, accounting, programming) within a month after the ordinary VAT term. Since when either
 * holds is not known: `validFrom` lies before everything that may still be unbilled, and is the date of no law.
 */
const terms: readonly Term[] = [
  { country: 'LT', validFrom: '2000-01-01', by: { hours: tenthOfNextMonth, costs: tenthOfNextMonth } },
  { country: 'NO', validFrom: '2000-01-01', by: { hours: monthAfterVatTerm, costs: monthLater } },
];

/** Returns the last day to invoice what was delivered on a day; null where no rule is known. Example: hours of 3 March in Lithuania, 10 April. */
export function invoiceBy(country: string, what: Unbilled, day: string): string | null {
  const valid = terms.filter((term) => term.country === country && term.validFrom <= day);
  return valid.at(-1)?.by[what](day) ?? null;
}

/** The longest term, in days: from 1 January to 31 March. */
const longest = 92;

/** Returns the last day of which everything is to be invoiced by a date; null where no rule is known. Example: by 10 April in Lithuania, 31 March. */
export function deliveredBefore(country: string, what: Unbilled, date: string): string | null {
  for (let back = 0; back <= longest; back += 1) {
    const day = addDays(date, -back);
    const due = invoiceBy(country, what, day);
    if (due === null) return null;
    if (due <= date) return day;
  }
  return null;
}
