import type { InvoiceRecord } from '@kontor/domain';
import { InvoiceBadges } from './InvoiceBadges.tsx';
import { isNotAnnulled, isOpen } from './invoiceTotals.ts';
import { useInvoiceName } from './useInvoiceName.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';

/** The invoices of a customer or a project, inside a tab. */
export const RelatedInvoices = ({ filter, emptyText }: { filter: object; emptyText: string }) => {
  const format = useFormat();
  const nameOf = useInvoiceName();
  const badges = (record: object) => <InvoiceBadges invoice={record as InvoiceRecord} />;
  return (
    <RelatedList resource="invoices" filter={filter} sort={{ field: 'invoiceDate', order: 'DESC' }} emptyText={emptyText}>
      <KontorTable
        totals={{
          total: <PageTotal source="total" counts={isNotAnnulled} />,
          balance: <PageTotal source="balance" counts={isOpen} />,
        }}
        card={(record) => ({
          title: nameOf(record as InvoiceRecord),
          subtitle: format.date((record as InvoiceRecord).invoiceDate),
          end: format.money((record as InvoiceRecord).total, (record as InvoiceRecord).currency),
          status: badges(record),
        })}
      >
        <KontorTable.Col source="number" render={(record) => <RowLink>{nameOf(record as InvoiceRecord)}</RowLink>} />
        <KontorTable.Col source="status" render={badges} />
        <KontorTable.Col source="invoiceDate" field={DateField} />
        <KontorTable.Col source="dueDate" field={DateField} />
        <KontorTable.Col source="total" numeric field={MoneyField} />
        <KontorTable.Col source="balance" numeric field={MoneyField} />
      </KontorTable>
    </RelatedList>
  );
};
