import type { StatementEntry } from '@kontor/domain';
import { useTranslate } from 'react-admin';

const names = {
  invoice: 'invoice',
  creditNote: 'credit_note',
  payBack: 'pay_back',
  refund: 'refund',
  writeOff: 'write_off',
} as const;

/** The name of a row in a statement: "Invoice INV-7", "Payment: RF18". */
export function useRowName(): (row: StatementEntry) => string {
  const t = useTranslate();
  return ({ kind, reference }) => {
    if (kind === 'payment')
      return reference ? t('customer_statement.payment_named', { reference }) : t('customer_statement.payment');
    if (kind === 'creditRefund')
      return reference ? t('customer_statement.credit_refund_named', { reference }) : t('customer_statement.credit_refund');
    return t(`customer_statement.${names[kind]}`, { number: reference });
  };
}
