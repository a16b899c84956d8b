import { groupUnbilled, hoursAsSources, type UnbilledGrouping, type UnbilledTimeEntry } from '@kontor/domain';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { blankLine, type LineValues } from '../../../documents/values/lineValues.ts';
import { priceOn } from '../../../documents/values/priceOn.ts';
import type { InvoiceValues } from '../form/values.ts';

/** Lines that bill these hours on an invoice. Hours without a rate are not free: their price is asked for. */
export function hourLines(
  entries: readonly UnbilledTimeEntry[],
  grouping: UnbilledGrouping,
  values: InvoiceValues,
  basis: Basis,
): LineValues[] {
  const rate = basis.rateOn(values.invoiceDate);
  const percent = basis.rates.get(rate ?? 0)?.percent ?? 0;
  const base = basis.organisation?.baseCurrency ?? values.currency;
  const { billingRoundingMode: mode = 'none', billingRoundingMinutes: stepMinutes = 1 } = basis.organisation ?? {};
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const priceOfHour = (entry: UnbilledTimeEntry | undefined) =>
    entry && entry.billingRate !== null
      ? priceOn({ amount: entry.billingRate, currency: entry.currency }, percent, values, base)
      : null;
  return groupUnbilled(entries, grouping, undefined, { mode, stepMinutes }).map(({ timeEntryIds, ...line }) => ({
    ...blankLine(rate),
    ...line,
    // All hours of a line have the same rate.
    unitPrice: priceOfHour(byId.get(timeEntryIds[0] ?? 0)),
    sources: hoursAsSources(timeEntryIds),
    timeEntryMinutes: timeEntryIds.reduce((total, entry) => total + (byId.get(entry)?.minutes ?? 0), 0),
  }));
}

/** A new invoice for hours of one customer, with the project if all of them belong to one. */
export function invoiceOfHours(draft: InvoiceValues, entries: readonly UnbilledTimeEntry[], basis: Basis): InvoiceValues {
  const [first] = entries;
  const projectId = first && entries.every((entry) => entry.projectId === first.projectId) ? first.projectId : null;
  return { ...draft, projectId, lines: hourLines(entries, 'project', draft, basis) };
}
