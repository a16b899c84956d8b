import type { CustomerRecord, Statement, StatementEntry } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatementPage } from '../../documents/statement/StatementPage.tsx';
import { StatementInterest } from '../lateInterest/StatementInterest.tsx';
import { SendStatement } from './SendStatement.tsx';
import { useRowName } from './useRowName.ts';

function pathOf({ kind, id, invoiceId }: StatementEntry): string {
  if (kind === 'refund') return `/retainerInvoices/${invoiceId}/show`;
  if (kind === 'creditRefund') return `/payments/${invoiceId}/show`;
  if (kind === 'payment') return `/payments/${id}/show`;
  return kind === 'creditNote' || kind === 'payBack' ? `/creditNotes/${id}/show` : `/invoices/${invoiceId}/show`;
}

const partsOf = ({ parts }: StatementEntry) =>
  parts.map(({ invoiceId, invoiceNumber, amount }) => ({ path: `/invoices/${invoiceId}/show`, number: invoiceNumber, amount }));

/** The customer's statement. Changes of invoices, payments and write-offs refresh it. */
export const CustomerStatement = ({ record: customer }: { record: CustomerRecord }) => {
  const t = useTranslate();
  const nameOf = useRowName();
  const words = (key: string, options?: object) => t(`customer_statement.${key}`, options);
  return (
    <StatementPage<StatementEntry, Statement>
      path={`/customers/${customer.id}/statement`}
      resource="invoices"
      exported="Invoice"
      name={`statement-${customer.id}`}
      view={{
        nameOf,
        pathOf,
        partsOf,
        plainNameOf: (row) => nameOf({ ...row, reference: null }),
        sumsOf: ({ invoiced, received, credited, paidBack, writtenOff }) => [
          { label: words('invoiced'), amount: invoiced, always: true },
          { label: words('received'), amount: received, always: true },
          { label: words('credited'), amount: credited },
          { label: words('paid_back'), amount: paidBack },
          { label: words('written_off'), amount: writtenOff },
        ],
        nothing: words('nothing'),
        credit: (amount) => words('credit', { amount }),
        below: (statement) => <StatementInterest statement={statement} />,
      }}
      buttons={(period, disabled) => <SendStatement customer={customer} period={period} disabled={disabled} />}
    />
  );
};
