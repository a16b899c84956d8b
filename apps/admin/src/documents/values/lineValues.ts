import type { DocumentLineRecord, LineKind, SourceRecord } from '@kontor/domain';

/** A line as it is typed: a number is null until there is one, and NaN while it cannot be read. */
export type LineValues = {
  kind: LineKind;
  itemId: number | null;
  description: string;
  quantity: number | null;
  unit: string;
  unitPrice: number | null;
  /** How many units the price is for; null for one. */
  baseQuantity: number | null;
  discountPercent: number | null;
  discountAmount: number | null;
  charge: number | null;
  chargeReason: string | null;
  taxRateId: number | null;
  serviceFrom: string | null;
  serviceTo: string | null;
  sources: SourceRecord[];
  /** How long its hours were when the line was made of them; null on a line that is saved, as its hours cannot change any more. */
  timeEntryMinutes: number | null;
};

export const blankLine = (taxRateId: number | null): LineValues => ({
  kind: 'text',
  itemId: null,
  description: '',
  quantity: 1,
  unit: 'C62',
  unitPrice: null,
  baseQuantity: null,
  discountPercent: null,
  discountAmount: null,
  charge: null,
  chargeReason: null,
  taxRateId,
  serviceFrom: null,
  serviceTo: null,
  sources: [],
  timeEntryMinutes: null,
});

/** Nothing was put into this line yet. */
export const isBlank = ({ description, unitPrice, itemId, sources }: LineValues): boolean =>
  description.trim() === '' && unitPrice === null && itemId === null && sources.length === 0;

/** Does it have what few lines have? */
export const hasMore = ({ kind, discountAmount, baseQuantity, charge, serviceFrom, serviceTo }: LineValues): boolean =>
  [discountAmount, baseQuantity, charge].some((value) => value !== null) ||
  // Hours bring their period along.
  (kind !== 'time' && (serviceFrom !== null || serviceTo !== null));

/** The lines without the blank ones at the end: a refusal names a line by its place, so none before it may fall out. */
export function writtenLines(lines: readonly LineValues[]): LineValues[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(0, last + 1);
}

export const lineValuesOf = (line: DocumentLineRecord): LineValues => ({
  kind: line.kind,
  itemId: line.itemId,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: line.unitPrice,
  baseQuantity: line.baseQuantity === 1 ? null : line.baseQuantity,
  discountPercent: line.discountPercent || null,
  discountAmount: line.discountAmount,
  charge: line.charge || null,
  chargeReason: line.chargeReason,
  taxRateId: line.taxRateId,
  serviceFrom: line.serviceFrom,
  serviceTo: line.serviceTo,
  sources: line.sources,
  timeEntryMinutes: null,
});

/** The same words and price once more. An hour is billed once, so the hours behind a line stay with it. */
export const copyOfLine = (line: LineValues): LineValues => ({
  ...line,
  kind: line.kind === 'time' ? 'text' : line.kind,
  sources: [],
  timeEntryMinutes: null,
});
