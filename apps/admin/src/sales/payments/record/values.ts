import type { CustomerRecord, PaymentInput, PaymentMethod } from '@kontor/domain';

/** The customer that the dialog opens with. */
export type Payer = Pick<CustomerRecord, 'id' | 'name' | 'currency'>;

/** `amounts` has a field for each invoice that is offered, by its id: the list may be read again while somebody types. */
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

/** What the API is sent; what is empty or cannot be right is refused there or by the resolver. */
export function inputOf({ offered, amounts, ...head }: PaymentValues): PaymentInput {
  const allocations = offered.flatMap((invoiceId) => {
    const amount = amounts[keyOf(invoiceId)];
    return amount ? [{ invoiceId, amount }] : Number.isNaN(amount) ? [{ invoiceId, amount: Number.NaN }] : [];
  });
  return { ...head, allocations } as PaymentInput;
}

/** The field in the form of a field in the input: `allocations.1.amount` is that of the second invoice that was sent. */
export function fieldInForm(field: string, { allocations }: PaymentInput): string {
  const at = /^allocations\.(\d+)\./.exec(field)?.[1];
  const allocation = at === undefined ? undefined : allocations[Number(at)];
  return allocation ? fieldOf(allocation.invoiceId) : field;
}
