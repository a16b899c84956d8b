import type { CreditNoteRecord, CustomerRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';
import { isSent } from './creditNoteTotals.ts';

const Col = KontorTable.Col<CreditNoteRecord>;

/** The credit notes of a customer, inside a tab. */
export const CustomerCreditNotes = ({ record: { id } }: { record: CustomerRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  return (
    <RelatedList
      resource="creditNotes"
      filter={{ customerId: id }}
      sort={{ field: 'creditNoteDate', order: 'DESC' }}
      emptyText={t('creditNotes.none')}
    >
      <KontorTable<CreditNoteRecord>
        totals={{
          due: <PageTotal source="due" counts={isSent} />,
          unallocated: <PageTotal source="unallocated" counts={isSent} />,
        }}
        card={(record) => ({
          title: nameOf(record),
          subtitle: `${record.invoiceNumber} · ${format.date(record.creditNoteDate)}`,
          end: format.money(record.due, record.currency),
          status: <StatusChip status={record.status} />,
        })}
      >
        <Col source="number" render={(record) => <RowLink>{nameOf(record)}</RowLink>} />
        <Col source="status" render={({ status }) => <StatusChip status={status} />} />
        <Col source="invoiceNumber" render={(record) => <InvoiceLink creditNote={record} />} />
        <Col source="creditNoteDate" field={DateField} />
        <Col source="due" numeric field={MoneyField} />
        <Col source="unallocated" numeric field={MoneyField} />
      </KontorTable>
    </RelatedList>
  );
};
