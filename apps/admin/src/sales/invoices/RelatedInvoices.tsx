import type { InvoiceRecord } from '@kontor/domain';
import { InvoiceBadges } from './InvoiceBadges.tsx';
import { isNotVoid } from '../../documents/list/isNotVoid.ts';
import { isOpen } from './invoiceTotals.ts';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

const Col = KontorTable.Col<InvoiceRecord>;

/** The invoices of a customer or a project, inside a tab. */
export const RelatedInvoices = ({ filter, emptyText }: { filter: object; emptyText: string }) => {
  const format = useFormat();
  const nameOf = useDocumentName();
  const badges = (invoice: InvoiceRecord) => <InvoiceBadges invoice={invoice} />;
  return (
    <RelatedList resource="invoices" filter={filter} sort={{ field: 'invoiceDate', order: 'DESC' }} emptyText={emptyText}>
      <KontorTable<InvoiceRecord>
        totals={{
          total: <PageTotal source="total" counts={isNotVoid} />,
          balance: <PageTotal source="balance" counts={isOpen} />,
        }}
        card={(record) => ({
          title: nameOf(record),
          subtitle: format.date(record.invoiceDate),
          end: format.money(record.total, record.currency),
          status: badges(record),
        })}
      >
        <Col source="number" render={(record) => <RowLink>{nameOf(record)}</RowLink>} />
        <Col source="status" render={badges} />
        <Col source="invoiceDate" field={DateField} />
        <Col source="dueDate" field={DateField} />
        <Col source="total" numeric field={MoneyField} />
        <Col source="balance" numeric field={MoneyField} />
      </KontorTable>
    </RelatedList>
  );
};
