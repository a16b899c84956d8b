import type { CustomerRecord, PaymentInput, PaymentMethod } from '@kontor/domain';

/** The customer that is filled in when the dialog opens. */
export type Payer = Pick<CustomerRecord, 'id' | 'name' | 'currency'>;

/** `amounts` has a field for each offered invoice, by its id, because the list may be read again while somebody types. */
export type PaymentValues = {
  customerId: number | null;
  currency: string | null;
  exchangeRate: number | null;
  paymentDate: string | null;
  amount: number | null;
  method: PaymentMethod;
  reference: string | null;
  offered: number[];
  amounts: Record<string, number | null | undefined>;
};

export const keyOf = (invoiceId: number): string => `i${invoiceId}`;
export const fieldOf = (invoiceId: number): string => `amounts.${keyOf(invoiceId)}`;

export const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value !== 0;

/** The input to send; empty or impossible values are refused by the API or the resolver. */
export function inputOf({ offered, amounts, ...head }: PaymentValues): PaymentInput {
  const allocations = offered.flatMap((invoiceId) => {
    const amount = amounts[keyOf(invoiceId)];
    return amount ? [{ invoiceId, amount }] : Number.isNaN(amount) ? [{ invoiceId, amount: Number.NaN }] : [];
  });
  return { ...head, allocations } as PaymentInput;
}

/** Maps a field of the input to the form: `allocations.1.amount` is that of the second invoice sent. */
export function fieldInForm(field: string, { allocations }: PaymentInput): string {
  const at = /^allocations\.(\d+)\./.exec(field)?.[1];
  const allocation = at === undefined ? undefined : allocations[Number(at)];
  return allocation ? fieldOf(allocation.invoiceId) : field;
}
