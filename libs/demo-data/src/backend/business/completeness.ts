import { completenessOf, mostMissing, numberForms, type InvoiceDetail, type IssuedNumbers, type NumberGap } from '@kontor/domain';
import { ok, type Calls } from '../frame.ts';
import type { Firm } from './firm.ts';

type Numbered = { number: string; counter: number; day: string; year: number; annulled: boolean };
const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The numbers of one year of a form. Sorted by their counters they are compared each with the one before, as the server's SQL does. */
function issuedIn(form: number, year: number, run: readonly Numbered[]): IssuedNumbers {
  const gaps: NumberGap[] = [];
  let [latest, earlierDateCount] = ['', 0];
  run.forEach(({ counter, day, ...one }, at) => {
    const before = run[at - 1]?.counter ?? counter - 1;
    if (one.year === year && counter > before + 1) gaps.push({ from: before + 1, to: counter - 1, day });
    if (one.year === year && day < latest) earlierDateCount += 1;
    latest = day > latest ? day : latest;
  });
  const own = run.filter((one) => one.year === year);
  return {
    ...{ form, year, earlierDateCount, issuedCount: own.length, annulledCount: own.filter(({ annulled }) => annulled).length },
    ...{ first: own[0]?.number ?? '', last: own.at(-1)?.number ?? '' },
    ...{ firstCounter: own[0]?.counter ?? 0, lastCounter: own.at(-1)?.counter ?? 0 },
    missingCount: gaps.reduce((total, { from, to }) => total + to - from + 1, 0),
    gaps: gaps.slice(0, mostMissing),
  };
}

function numbered({ number, invoiceDate: day, status }: InvoiceDetail, head: number, tail: number): Numbered {
  const counter = Number((number ?? '').slice(head, (number ?? '').length - tail));
  return { number: number ?? '', counter, day, year: yearOf(day), annulled: status === 'void' };
}

/** The demo firm remembers no earlier patterns: numbers of those are of unknown form. */
export const completenessCalls = (firm: Firm): Calls => ({
  'GET /api/v1/number-series/{id}/completeness': ({ params }) => {
    const series = firm.one('number-series', Number(params['id']));
    const forms = numberForms([series.pattern]);
    const invoices = firm.rows.invoices.filter(({ number }) => number);
    const known = forms.flatMap(({ shape, head, tail, yearly }, form) => {
      const those = invoices
        .filter(({ number }) => new RegExp(shape, 'u').test(number ?? ''))
        .map((one) => numbered(one, head, tail))
        .sort((a, b) => a.counter - b.counter);
      return [...new Set(those.map(({ year }) => year))].map((year) =>
        issuedIn(form, year, yearly ? those.filter((one) => one.year === year) : those),
      );
    });
    const unknown = invoices.length - known.reduce((total, { issuedCount }) => total + issuedCount, 0);
    return ok(completenessOf(series, forms, known, unknown));
  },
});
