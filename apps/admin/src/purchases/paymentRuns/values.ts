import type { PaymentRunInput, PaymentRunDetail } from '@kontor/domain';
import type { RaRecord } from 'react-admin';

/** The form holds the amount to pay of each bill by its id; a bill without one is not paid. */
export type RunValues = Omit<PaymentRunInput, 'lines'> & { amounts?: Record<string, number | null>; dueUntil?: string | null };

export const amountsOf = ({ lines }: Pick<PaymentRunDetail, 'lines'>): Record<string, number> =>
  Object.fromEntries(lines.map(({ billId, amount }) => [`b${billId}`, amount]));

/** Returns the lines of the bills that have an amount. */
export const linesOf = (amounts: RunValues['amounts'] = {}) =>
  Object.entries(amounts).flatMap(([key, amount]) =>
    typeof amount === 'number' ? [{ billId: Number(key.slice(1)), amount }] : [],
  );

export function toSend(values: RaRecord | RunValues): object {
  const { amounts, dueUntil: _, ...rest } = values as RunValues;
  return amounts ? { ...rest, lines: linesOf(amounts) } : rest;
}
