import { fieldsToSend, groundsToday, pick, type DocumentDetail, type DocumentRecord, type DocumentToSend } from '@kontor/domain';
import type { DocumentValues } from '../values/documentValues.ts';
import { writtenLines } from '../values/lineValues.ts';
import type { Surroundings } from './useSurroundings.ts';

/** The date in a kind's own field; empty while unreadable. */
export function dateOf(document: object, field: string): string {
  const date: unknown = Reflect.get(document, field);
  return typeof date === 'string' ? date : '';
}

/** The typed document for the domain's checks, with today's tax rates. */
export function typedToSend(values: DocumentValues, dateField: string, { rates, ...around }: Surroundings): DocumentToSend {
  const lines = writtenLines(values.lines);
  const taxOf = (taxRateId: number | null) => {
    const rate = rates.get(taxRateId ?? 0);
    return { taxRateId, taxPercent: rate?.percent ?? null, taxCategory: rate?.category ?? null };
  };
  const used = new Set([...lines, ...values.charges].map(({ taxRateId }) => taxRateId ?? 0));
  return {
    ...pick(values, fieldsToSend),
    customerId: values.customerId ?? 0,
    dateField,
    date: dateOf(values, dateField),
    lines: lines.map(({ taxRateId, serviceFrom, serviceTo, advanceOf, optional }) => ({
      ...taxOf(taxRateId),
      serviceFrom,
      serviceTo,
      advanceOf,
      optional,
    })),
    charges: values.charges.map(({ taxRateId }) => taxOf(taxRateId)),
    taxes: [...used].flatMap((id) => rates.get(id) ?? []),
    rateOf: (id) => rates.get(id),
    ...around,
  };
}

/** A saved draft, with the tax as it was computed. */
export type SavedDraft = Pick<DocumentRecord & DocumentDetail, (typeof fieldsToSend)[number]> &
  Pick<DocumentRecord, 'id' | 'currency' | 'numberSeriesId'> &
  Pick<DocumentDetail, 'lines' | 'charges' | 'taxes'>;

export function savedToSend(draft: SavedDraft, dateField: string, { rates, ...around }: Surroundings): DocumentToSend {
  const { lines, charges, taxes } = draft;
  return {
    ...pick(draft, fieldsToSend),
    lines,
    charges,
    dateField,
    taxes: groundsToday(taxes, [...lines, ...charges], (id) => rates.get(id)),
    date: dateOf(draft, dateField),
    rateOf: (id) => rates.get(id),
    ...around,
  };
}
