import { paymentMethods, type PaymentMethod } from '@kontor/domain';
import { useTranslate } from 'react-admin';

/** The ways to pay, in words, for a drop-down. */
export function usePaymentMethods(): { id: PaymentMethod; name: string }[] {
  const t = useTranslate();
  return paymentMethods.map((id) => ({ id, name: t(`payments.methods.${id}`) }));
}
