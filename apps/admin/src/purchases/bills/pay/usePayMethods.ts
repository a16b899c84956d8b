import { paymentMethods, type PaymentMethod } from '@kontor/domain';
import { useTranslate } from 'react-admin';

/** The payment methods in words, for a select box. */
export function usePayMethods(): { id: PaymentMethod; name: string }[] {
  const t = useTranslate();
  return paymentMethods.map((id) => ({ id, name: t(`bills.pay.methods.${id}`) }));
}
