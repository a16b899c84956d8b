import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import type { Code } from '../../messages.ts';
import { add, compare, divide, isZero, minorUnits, negate, priceOf, round, subtract } from '../../platform/values/money.ts';
import type { SourceRecord } from '../../documents/lines/source.ts';
import type { CreditLineInput } from './credit-note.input.ts';
import type { CreditableInvoice, CreditableLineRecord, CreditNoteLineRecord } from './credit-note.ts';

type Invoice = Pick<CreditableInvoice, 'currency' | 'lines'>;
type Left = { quantity: number; net: number };
export type CreditLine = Omit<CreditNoteLineRecord, 'id' | 'advanceOf' | 'invoiceLineId'> & { invoiceLineId: number };

const nameOf = ({ kind, id }: SourceRecord): string => `${kind} ${id}`;
const placesOf = (currency: string): number => Math.min(2, minorUnits(currency));
const signed = (size: number, like: number): number => (like < 0 ? negate(size) : size);

/** Returns what can still be credited of a line, without its sign. Example: of 10 h for 1,000.00, with 4 h for 400.00 credited, 6 and 600. */
export const leftOf = (line: Pick<CreditableLineRecord, 'quantity' | 'net' | 'creditedQuantity' | 'creditedNet'>): Left => ({
  quantity: subtract(Math.abs(line.quantity), line.creditedQuantity),
  net: subtract(Math.abs(line.net), Math.abs(line.creditedNet)),
});

/** Returns lines that credit the rest of an invoice. `frees` releases its sources, so that they can be billed again. */
export const wholeCredit = (invoice: Invoice, frees: boolean): CreditLineInput[] =>
  invoice.lines.flatMap((line): CreditLineInput[] => {
    const { quantity, net } = leftOf(line);
    const sources = frees ? line.sources.map(({ kind, id }) => ({ kind, id })) : [];
    if (quantity > 0 && (net > 0 || isZero(line.net))) return [{ invoiceLineId: line.id, quantity, sources }];
    return net > 0 ? [{ invoiceLineId: line.id, amount: net, sources }] : [];
  });

/**
 * Returns the lines of a credit note. A quantity takes its share of the line's amount, and the last one the remainder; an amount leaves the
 * quantity unchanged. Throws DomainError `credit_note.no_lines`, and at the lines `field.repeated`, `error.reference_missing`,
 * `credit_note.quantity_or_amount`, `credit_note.over_quantity`, `credit_note.over_amount` and `credit_note.other_sources`. Example: 4 of 10 h at
 * 100.00 with a discount of 10 % are 360.00, at 90.00 an hour.
 */
export function creditLines(invoice: Invoice, wanted: readonly CreditLineInput[]): CreditLine[] {
  if (wanted.length === 0) throw new DomainError('credit_note.no_lines', undefined, { lines: { code: 'credit_note.no_lines' } });
  const errors: Record<string, { code: Code; params?: Params }> = {};
  const places = placesOf(invoice.currency);
  const seen = new Set<number>();
  const lines = wanted.flatMap((input, index): CreditLine[] => {
    const line = invoice.lines.find(({ id }) => id === input.invoiceLineId);
    const problem = problemOf(line, input, seen.has(input.invoiceLineId), places);
    seen.add(input.invoiceLineId);
    if (problem) errors[`lines.${index}.${problem.field}`] = problem.problem;
    return line && !problem ? [lineOf(line, input, index, places)] : [];
  });
  const [first] = Object.values(errors);
  if (first) throw new DomainError(first.code, first.params, errors);
  return lines;
}

type Problem = { field: string; problem: { code: Code; params?: Params } };
const at = (field: string, code: Code, params?: Params): Problem => ({ field, problem: { code, ...(params && { params }) } });

function problemOf(
  line: CreditableLineRecord | undefined,
  input: CreditLineInput,
  isRepeated: boolean,
  places: number,
): Problem | undefined {
  if (!line) return at('invoiceLineId', 'error.reference_missing');
  if (isRepeated) return at('invoiceLineId', 'field.repeated');
  const { quantity, amount } = input;
  if (Boolean(quantity) === Boolean(amount)) return at(amount ? 'amount' : 'quantity', 'credit_note.quantity_or_amount');
  const left = leftOf(line);
  if (quantity && compare(quantity, left.quantity) > 0)
    return at('quantity', 'credit_note.over_quantity', { left: Math.max(left.quantity, 0) });
  if (amount && round(amount, places) !== amount) return at('amount', 'field.not_a_number', { places });
  if (amount && compare(amount, left.net) > 0) return at('amount', 'credit_note.over_amount', { left: Math.max(left.net, 0) });
  const billed = new Set(line.sources.map(nameOf));
  if ((input.sources ?? []).some((source) => !billed.has(nameOf(source)))) return at('sources', 'credit_note.other_sources');
  return undefined;
}

function lineOf(line: CreditableLineRecord, input: CreditLineInput, index: number, places: number): CreditLine {
  const { id, creditedQuantity: _, creditedNet: __, advanceOf: ___, ...columns } = line;
  const own = input.quantity ? byQuantity(line, input.quantity, places) : byAmount(line, input.amount ?? 0);
  const sources = (input.sources ?? []).map(({ kind, id: sourceId }): SourceRecord => ({ kind, id: sourceId }));
  const none = { discountPercent: 0, discountAmount: null, discount: 0, charge: 0, chargeReason: null };
  return { ...columns, ...none, ...own, invoiceLineId: id, position: index + 1, sources };
}

type Own = Pick<CreditLine, 'quantity' | 'unit' | 'unitPrice' | 'baseQuantity' | 'net' | 'isByAmount'>;

function byQuantity(line: CreditableLineRecord, size: number, places: number): Own {
  const left = leftOf(line);
  const isLast = compare(size, left.quantity) === 0;
  const share = priceOf(Math.abs(line.net), size, Math.abs(line.quantity), places);
  const net = signed(isLast ? left.net : Math.min(share, left.net), line.net);
  const quantity = signed(size, line.quantity);
  const isPlain = priceOf(quantity, line.unitPrice, line.baseQuantity, places) === net;
  // Includes the line's discount and charge in the unit price, so that each unit gives back what was paid for it.
  const price = isPlain ? line : { unitPrice: round(divide(Math.abs(net), size), 6), baseQuantity: 1 };
  const { unitPrice, baseQuantity } = price;
  return { quantity, unit: line.unit, unitPrice, baseQuantity, net, isByAmount: false };
}

const byAmount = (line: CreditableLineRecord, size: number): Own => ({
  quantity: signed(1, line.net),
  unit: 'C62',
  unitPrice: size,
  baseQuantity: 1,
  net: signed(size, line.net),
  isByAmount: true,
});

/** Is the line fully credited, counting these lines too? Its quantity does not matter: an amount may have taken its full price. */
export function isWhole(line: CreditableLineRecord, credited: readonly CreditLine[]): boolean {
  const now = credited.filter(({ invoiceLineId }) => invoiceLineId === line.id).map(({ net }) => net);
  return isZero(subtract(line.net, add(line.creditedNet, ...now)));
}
