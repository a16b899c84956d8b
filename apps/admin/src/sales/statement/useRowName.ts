import type { StatementRow } from '@kontor/domain';
import { useTranslate } from 'react-admin';

/** The name of a row in a statement: "Invoice INV-7", "Payment: RF18". */
export function useRowName(): (row: StatementRow) => string {
  const t = useTranslate();
  return ({ kind, reference }) => {
    if (kind === 'payment') return reference ? t('statement.payment_named', { reference }) : t('statement.payment');
    return t(kind === 'invoice' ? 'statement.invoice' : 'statement.write_off', { number: reference });
  };
}
