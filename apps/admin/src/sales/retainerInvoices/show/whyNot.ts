import type { RetainerInvoiceDetail } from '@kontor/domain';

/** Why a sent retainer invoice cannot be voided, in words; undefined when it can. */
export function whyNotVoid(
  { isDelivered, paid }: Pick<RetainerInvoiceDetail, 'isDelivered' | 'paid'>,
  t: (key: string) => string,
): string | undefined {
  if (isDelivered) return t('retainerInvoices.why.delivered');
  return paid > 0 ? t('retainerInvoices.why.has_payments') : undefined;
}
