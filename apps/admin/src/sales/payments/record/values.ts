import type { CustomerRecord, PaymentInput, PaymentMethod } from '@kontor/domain';

/** The customer that is filled in when the dialog opens. */
export type Payer = Pick<CustomerRecord, 'id' | 'name' | 'currency'>;

/** An invoice or a retainer invoice that is to be paid, with its key in the form: `i7` or `r7`. */
export type Open = {
  key: string;
  number: string;
  dueDate: string;
  balance: number;
  currency: string;
  exchangeRate: number;
  exchangeRateInverted: boolean;
};

/** `amounts` has a field for each offered document, by its key, because the list may be read again while somebody types. */
export type PaymentValues = {
  customerId: number | null;
  currency: string | null;
  exchangeRate: number | null;
  exchangeRateInverted: boolean;
  baseAmount: number | null;
  paymentDate: string | null;
  amount: number | null;
  method: PaymentMethod;
  reference: string | null;
  offered: string[];
  amounts: Record<string, number | null | undefined>;
};

export const invoiceKey = (invoiceId: number): string => `i${invoiceId}`;
export const retainerKey = (retainerInvoiceId: number): string => `r${retainerInvoiceId}`;
export const fieldOf = (key: string): string => `amounts.${key}`;

export const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value !== 0;

/** The input to send; empty or impossible values are refused by the API or the resolver. */
export function inputOf({ offered, amounts, ...head }: PaymentValues): PaymentInput {
  const typed = offered.flatMap((key) => {
    const amount = amounts[key];
    return amount || Number.isNaN(amount) ? [{ kind: key.slice(0, 1), id: Number(key.slice(1)), amount: Number(amount) }] : [];
  });
  const of = (wanted: string) => typed.filter(({ kind }) => kind === wanted);
  const allocations = of('i').map(({ id, amount }) => ({ invoiceId: id, amount }));
  const retainers = of('r').map(({ id, amount }) => ({ retainerInvoiceId: id, amount }));
  return { ...head, allocations, ...(retainers.length > 0 && { retainers }) } as PaymentInput;
}

/** Returns the key of each part of the input: `allocations.1` is the second invoice sent. */
export function keyAt({ allocations, retainers }: PaymentInput, list: string, at: number): string | undefined {
  const invoiceId = list === 'allocations' ? allocations[at]?.invoiceId : undefined;
  const retainerId = list === 'retainers' ? retainers?.[at]?.retainerInvoiceId : undefined;
  if (invoiceId !== undefined) return invoiceKey(invoiceId);
  return retainerId === undefined ? undefined : retainerKey(retainerId);
}

/** Maps a field of the input to the form: `allocations.1.amount` is that of the second invoice sent. */
export function fieldInForm(field: string, input: PaymentInput): string {
  const [, list = '', at = ''] = /^(allocations|retainers)\.(\d+)\./.exec(field) ?? [];
  const key = keyAt(input, list, Number(at));
  return key ? fieldOf(key) : field;
}
