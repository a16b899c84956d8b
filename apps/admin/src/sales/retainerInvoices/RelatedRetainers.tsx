import type { CustomerRecord, RetainerInvoiceRecord, ProjectRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { isNotVoid } from '../../documents/list/isNotVoid.ts';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { RetainerBadges } from './RetainerBadges.tsx';

const Col = KontorTable.Col<RetainerInvoiceRecord>;

/** The retainer invoices of a customer or a project, inside a tab. */
const RelatedRetainers = ({ filter }: { filter: object }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  const badge = (retainer: RetainerInvoiceRecord) => <RetainerBadges retainer={retainer} />;
  return (
    <RelatedList
      resource="retainerInvoices"
      filter={filter}
      sort={{ field: 'invoiceDate', order: 'DESC' }}
      emptyText={t('retainerInvoices.none')}
    >
      <KontorTable<RetainerInvoiceRecord>
        totals={{ total: <PageTotal source="total" counts={isNotVoid} />, available: <PageTotal source="available" /> }}
        card={(record) => ({
          title: nameOf(record),
          subtitle: format.date(record.invoiceDate),
          end: format.money(record.total, record.currency),
          status: badge(record),
        })}
      >
        <Col source="number" render={(record) => <RowLink>{nameOf(record)}</RowLink>} />
        <Col source="status" render={badge} />
        <Col source="invoiceDate" field={DateField} />
        <Col source="dueDate" field={DateField} />
        <Col source="total" numeric field={MoneyField} />
        <Col source="available" numeric field={MoneyField} />
      </KontorTable>
    </RelatedList>
  );
};

export const CustomerRetainers = ({ record: { id } }: { record: CustomerRecord }) => (
  <RelatedRetainers filter={{ customerId: id }} />
);
export const ProjectRetainers = ({ record: { id } }: { record: ProjectRecord }) => (
  <RelatedRetainers filter={{ projectId: id }} />
);
