import type { RetainerInvoiceRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { besideList } from '../../documents/beside/besideList.ts';
import { FilterTotal } from '../../platform/list/FilterTotal.tsx';
import { documentFilters } from '../../documents/list/documentFilters.ts';
import { isNotVoid } from '../../documents/list/isNotVoid.ts';
import { referenceColumns } from '../../documents/list/referenceColumns.tsx';
import { DocumentLink } from '../../documents/list/DocumentLink.tsx';
import { useDocumentCounts } from '../../documents/list/useDocumentCounts.ts';
import { references } from '../../documents/values/references.ts';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { RetainerBadges, statusName } from './RetainerBadges.tsx';

const Col = KontorTable.Col<RetainerInvoiceRecord>;

const beside = besideList('retainerInvoices');
const isDraft = ({ status }: RetainerInvoiceRecord): boolean => status === 'draft';

export const RetainerList = () => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  const counts = useDocumentCounts('retainerInvoices');
  const today = useToday();
  const amounts = maySee('RetainerInvoice', 'total');
  const tab = (value: string, filter?: object) => ({ value, label: t(`retainerInvoices.tabs.${value}`), filter });
  return (
    <ListPage
      emptyText={t('retainerInvoices.empty')}
      tabs={{
        source: 'status',
        choices: [tab('draft'), tab('sent'), tab('overdue', { overdue: true }), tab('paid'), tab('void')],
        counts,
      }}
      filters={documentFilters('retainerInvoices', ['invoiceDate', 'dueDate'], t)}
    >
      <KontorTable<RetainerInvoiceRecord>
        bulk={
          may('delete', 'RetainerInvoice') && (
            <BulkDelete label={t('retainerInvoices.delete_drafts')} text={t('retainerInvoices.confirm.delete')} />
          )
        }
        rowClick={beside}
        isRowSelectable={isDraft}
        hiddenColumns={['projectName', ...references, 'currency', 'paid', 'applied', 'refunded', 'available']}
        totals={
          amounts
            ? {
                total: <FilterTotal source="total" counts={isNotVoid} />,
                paid: <FilterTotal source="paid" />,
                applied: <FilterTotal source="applied" />,
                refunded: <FilterTotal source="refunded" />,
                available: <FilterTotal source="available" />,
              }
            : undefined
        }
        card={(record) => ({
          title: record.customerName,
          subtitle: `${nameOf(record)} · ${format.date(record.invoiceDate)}`,
          end: amounts ? format.money(record.total, record.currency) : undefined,
          status: <RetainerBadges retainer={record} />,
        })}
      >
        <Col source="number" render={(record) => <DocumentLink document={record} />} />
        <Col source="customerName" />
        <Col source="projectName" />
        {referenceColumns}
        <Col source="invoiceDate" field={DateField} />
        <Col source="dueDate" field={DateField} />
        <Col
          source="status"
          render={(record) => <RetainerBadges retainer={record} />}
          exportValue={(record) => t(`kontor.status.${statusName(record, today)}`)}
        />
        <Col source="currency" />
        {amounts && <Col source="total" numeric field={MoneyField} />}
        {amounts && <Col source="paid" numeric field={MoneyField} />}
        {amounts && <Col source="applied" numeric field={MoneyField} />}
        {amounts && <Col source="refunded" numeric field={MoneyField} />}
        {amounts && (
          <Col
            source="available"
            numeric
            render={(record) => (record.paid ? format.money(record.available, record.currency) : <Nothing />)}
            exportValue={(record) => record.available}
          />
        )}
      </KontorTable>
    </ListPage>
  );
};
