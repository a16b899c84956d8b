import type { DocumentLineRecord, LineKind, SourceRecord } from '@kontor/domain';

/** A line as typed: a number is null when empty, and NaN when unreadable. */
export type LineValues = {
  kind: LineKind;
  itemId: number | null;
  description: string;
  quantity: number | null;
  unit: string;
  unitPrice: number | null;
  /** The number of units that the price is for; null means one. */
  baseQuantity: number | null;
  discountPercent: number | null;
  discountAmount: number | null;
  charge: number | null;
  chargeReason: string | null;
  taxRateId: number | null;
  serviceFrom: string | null;
  serviceTo: string | null;
  sources: SourceRecord[];
  /** The length of its hours when the line was created; null on a saved line, whose hours can no longer change. */
  timeEntryMinutes: number | null;
  /** The retainer invoice whose advance a saved line deducts; such a line is not typed. */
  advanceOf?: number | null;
  /** The customer may leave it out; only lines of estimates can be optional. */
  optional?: boolean;
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

/** Says whether nothing was entered into this line. */
export const isBlank = ({ description, unitPrice, itemId, sources }: LineValues): boolean =>
  description.trim() === '' && unitPrice === null && itemId === null && sources.length === 0;

/** Says whether a line uses the rarely used fields. */
export const hasMore = ({ kind, discountAmount, baseQuantity, charge, serviceFrom, serviceTo }: LineValues): boolean =>
  [discountAmount, baseQuantity, charge].some((value) => value !== null) ||
  // Lines of hours always have a period.
  (kind !== 'time' && (serviceFrom !== null || serviceTo !== null));

/** The lines without trailing blank ones. Others stay, because a refusal names a line by its position. */
export function writtenLines(lines: readonly LineValues[]): LineValues[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(0, last + 1);
}

export const lineValuesOf = (line: DocumentLineRecord & { optional?: boolean }): LineValues => ({
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
  ...(line.advanceOf && { advanceOf: line.advanceOf }),
  ...(line.optional && { optional: true }),
});

/** A copy of a line's text and price. Its hours and costs stay with the original, because each is billed once. */
export const copyOfLine = (line: LineValues): LineValues => ({
  ...line,
  kind: line.kind === 'time' || line.kind === 'bill' ? 'text' : line.kind,
  sources: [],
  timeEntryMinutes: null,
});
