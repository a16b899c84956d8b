import type { VendorRecord, VendorStatement as Statement, VendorStatementEntry } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { StatementPage } from '../../documents/statement/StatementPage.tsx';

const names = { bill: 'bill', creditNote: 'credit_note', payment: 'payment', refund: 'refund' } as const;

/** A payment has no page of its own: the tab of the vendor's payments shows it. */
function pathOf({ kind, documentId }: VendorStatementEntry, vendorId: number): string {
  if (kind === 'payment') return `/vendors/${vendorId}/show?tab=payments`;
  return kind === 'bill' ? `/bills/${documentId}/show` : `/vendorCreditNotes/${documentId}/show`;
}

const partsOf = ({ parts }: VendorStatementEntry) =>
  parts.map(({ billId, billNumber, amount }) => ({ path: `/bills/${billId}/show`, number: billNumber ?? '–', amount }));

/** The vendor's statement. Changes of bills, payments and credit notes refresh it. */
export const VendorStatement = ({ record: vendor }: { record: VendorRecord }) => {
  const t = useTranslate();
  const words = (key: string, options?: object) => t(`vendor_statement.${key}`, options);
  const nameOf = ({ kind, reference }: VendorStatementEntry): string =>
    reference ? words(`${names[kind]}_named`, { number: reference }) : words(names[kind]);
  return (
    <StatementPage<VendorStatementEntry, Statement>
      path={`/vendors/${vendor.id}/statement`}
      resource="bills"
      exported="Bill"
      name={`vendor-statement-${vendor.id}`}
      view={{
        nameOf,
        partsOf,
        pathOf: (row) => pathOf(row, vendor.id),
        plainNameOf: (row) => nameOf({ ...row, reference: null }),
        sumsOf: ({ billed, paid, credited, refunded }) => [
          { label: words('billed'), amount: billed, always: true },
          { label: words('paid'), amount: paid, always: true },
          { label: words('credited'), amount: credited },
          { label: words('refunded'), amount: refunded },
        ],
        nothing: words('nothing'),
        credit: (amount) => words('owes_us', { amount }),
      }}
    />
  );
};
