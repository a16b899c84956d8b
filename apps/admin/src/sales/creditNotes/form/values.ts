import {
  DomainError,
  creditFigures,
  creditLines,
  creditSplit,
  leftOf,
  wholeCredit,
  type CreditableInvoice,
  type CreditFigures,
  type CreditLineInput,
  type CreditNoteDetail,
  type CreditNoteInput,
  type Params,
  type SourceRecord,
} from '@kontor/domain';
import { localDraftsOf } from '../../../documents/draft/localDraft.ts';

/** A line of the invoice in the form: nothing, a quantity or an amount of it is credited. `sources` are the hours to be billed again. */
export type CreditLineValues = {
  invoiceLineId: number;
  quantity: number | null;
  amount: number | null;
  sources: SourceRecord[];
};

export type CreditNoteValues = Omit<CreditNoteInput, 'lines' | 'reason'> & {
  customerId: number;
  reason: string | null;
  lines: CreditLineValues[];
};

/** Kept by invoice, so that what was typed for one is never restored into another. */
export const creditNoteDrafts = (invoiceId: number) => localDraftsOf<CreditNoteValues>(`creditNoteOf${invoiceId}`);

const isTyped = (value: number | null): boolean => value !== null && value !== 0;
/** Says whether something of a line is credited. What cannot be read as a number is NaN, and refused later. */
export const isChosen = ({ quantity, amount }: CreditLineValues): boolean => isTyped(quantity) || isTyped(amount);

const noneOf = ({ lines }: CreditableInvoice): CreditLineValues[] =>
  lines.map(({ id }) => ({ invoiceLineId: id, quantity: null, amount: null, sources: [] }));

export const newCreditNote = (invoice: CreditableInvoice, today: string): CreditNoteValues => ({
  invoiceId: invoice.id,
  customerId: invoice.customerId,
  creditNoteDate: today < invoice.invoiceDate ? invoice.invoiceDate : today,
  reason: '',
  customerNotes: null,
  internalNote: null,
  goodsReturned: true,
  numberSeriesId: null,
  numberSeriesReason: null,
  lines: noneOf(invoice),
});

export const valuesOf = (creditNote: CreditNoteDetail, invoice: CreditableInvoice): CreditNoteValues => {
  const { customerId, creditNoteDate, reason, customerNotes, internalNote, goodsReturned } = creditNote;
  return {
    invoiceId: invoice.id,
    customerId,
    creditNoteDate,
    reason,
    customerNotes,
    internalNote,
    goodsReturned,
    numberSeriesId: creditNote.numberSeriesId,
    numberSeriesReason: creditNote.numberSeriesReason,
    lines: noneOf(invoice).map((empty) => {
      const line = creditNote.lines.find(({ invoiceLineId }) => invoiceLineId === empty.invoiceLineId);
      if (!line) return empty;
      const size = line.isByAmount ? { amount: Math.abs(line.net) } : { quantity: Math.abs(line.quantity) };
      return { ...empty, ...size, sources: line.sources.map(({ kind, id }) => ({ kind, id })) };
    }),
  };
};

/** Returns the form's lines with the rest of the invoice. The answers about hours stay. */
export const wholeOf = (invoice: CreditableInvoice, lines: readonly CreditLineValues[]): CreditLineValues[] => {
  const whole = wholeCredit(invoice, false);
  return lines.map((line) => {
    const { quantity = null, amount = null } = whole.find(({ invoiceLineId }) => invoiceLineId === line.invoiceLineId) ?? {};
    return { ...line, quantity, amount };
  });
};

const lineInput = ({ invoiceLineId, quantity, amount, sources }: CreditLineValues): CreditLineInput => ({
  invoiceLineId,
  sources,
  ...(isTyped(quantity) ? { quantity } : { amount }),
});

/** The chosen lines as they are sent. */
const linesInput = (lines: readonly CreditLineValues[]): CreditLineInput[] => lines.filter(isChosen).map(lineInput);

export const inputOf = ({ customerId: _, lines, reason, ...values }: CreditNoteValues): CreditNoteInput => ({
  ...values,
  reason: reason ?? '',
  lines: linesInput(lines),
});

/** Returns the field of the form for a field of the input, whose lines are only the chosen ones: `lines.0.quantity` may be the third row. */
export const fieldInForm = (field: string, lines: readonly CreditLineValues[]): string => {
  const [, at, rest] = /^lines\.(\d+)\.(\w+)/.exec(field) ?? [];
  if (!at || !rest) return field;
  const chosen = lines.flatMap((line, row) => (isChosen(line) ? row : []));
  return `lines.${chosen[Number(at)] ?? at}.${rest}`;
};

export type CreditProblem = { code: string; params?: Params; errors: Record<string, { code: string; params?: Params }> };
export type CreditPreview =
  | { figures: CreditFigures; split: { applied: number; unallocated: number }; problem?: undefined }
  | { figures?: undefined; split?: undefined; problem?: CreditProblem };

/** The figures of the typed lines, by the same functions as the server; nothing while no line is chosen. */
export function previewOf(invoice: CreditableInvoice, lines: readonly CreditLineValues[]): CreditPreview {
  const wanted = linesInput(lines);
  if (wanted.length === 0) return {};
  try {
    const figures = creditFigures(invoice, wanted);
    return { figures, split: creditSplit(figures.due, invoice) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const errors = Object.entries(error.errors ?? {}).map(([field, one]) => [fieldInForm(field, lines), one] as const);
    return { problem: { code: error.code, params: error.params, errors: Object.fromEntries(errors) } };
  }
}

/** The credited amount of one line; undefined while it is impossible. */
export function creditedNet(invoice: CreditableInvoice, line: CreditLineValues): number | undefined {
  try {
    return creditLines(invoice, [lineInput(line)])[0]?.net;
  } catch {
    return undefined;
  }
}

/** Says whether nothing of a line is left to credit. */
export const isUsedUp = (line: CreditableInvoice['lines'][number]): boolean => {
  const { quantity, net } = leftOf(line);
  return net <= 0 && (line.net !== 0 || quantity <= 0);
};
