import type { StatementRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';

const names = {
  invoice: 'invoice',
  creditNote: 'credit_note',
  payBack: 'pay_back',
  refund: 'refund',
  writeOff: 'write_off',
} as const;

/** The name of a row in a statement: "Invoice INV-7", "Payment: RF18". */
export function useRowName(): (row: StatementRow) => string {
  const t = useTranslate();
  return ({ kind, reference }) => {
    if (kind === 'payment') return reference ? t('statement.payment_named', { reference }) : t('statement.payment');
    return t(`statement.${names[kind]}`, { number: reference });
  };
}
