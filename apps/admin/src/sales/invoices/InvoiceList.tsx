import type { InvoiceRecord } from '@kontor/domain';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Button } from '@mui/material';
import { useTranslate, type SortPayload } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { ImportButton } from '../../platform/imports/ImportButton.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { InvoiceBulk } from './bulk/InvoiceBulk.tsx';
import { FilterTotal } from '../../platform/list/FilterTotal.tsx';
import { InvoiceBadges, statusName } from './InvoiceBadges.tsx';
import { isOpen } from './invoiceTotals.ts';
import { isNotVoid } from '../../documents/list/isNotVoid.ts';
import { besideList } from '../../documents/beside/besideList.ts';
import { documentFilters } from '../../documents/list/documentFilters.ts';
import { referenceColumns } from '../../documents/list/referenceColumns.tsx';
import { DocumentLink } from '../../documents/list/DocumentLink.tsx';
import { useAwaitsPayment } from '../../documents/list/useAwaitsPayment.ts';
import { useDocumentCounts } from '../../documents/list/useDocumentCounts.ts';
import { references } from '../../documents/values/references.ts';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';

const Col = KontorTable.Col<InvoiceRecord>;

const beside = besideList('invoices');
const isBulk = ({ status }: InvoiceRecord): boolean => status === 'draft' || status === 'sent';

const ToPayments = () => {
  const t = useTranslate();
  return (
    <Button startIcon={<PaymentsOutlined />} component={Link} to="/payments/index">
      {t('invoices.to_payments')}
    </Button>
  );
};

const hidden = ['projectName', ...references, 'currency', 'paid', 'writtenOff', 'credited'];

export const InvoiceList = () => {
  const t = useTranslate();
  const counts = useDocumentCounts('invoices');
  const tab = (value: string, filter?: object, sort?: SortPayload) => ({
    value,
    label: t(`invoices.tabs.${value}`),
    filter,
    sort,
  });
  return (
    <ListPage
      emptyText={t('invoices.empty')}
      importing={<ImportButton subject="Invoice" to="/openingInvoices/index" />}
      secondary={may('read', 'Payment') && <ToPayments />}
      tabs={{
        source: 'status',
        choices: [
          tab('draft'),
          tab('sent'),
          tab('overdue', { overdue: true }, { field: 'dueDate', order: 'ASC' }),
          tab('paid'),
          tab('void'),
        ],
        counts,
      }}
      filters={documentFilters('invoices', ['invoiceDate', 'dueDate'], t)}
    >
      <InvoiceTable />
    </ListPage>
  );
};

const InvoiceTable = () => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  const today = useToday();
  const amounts = maySee('Invoice', 'total');
  const awaits = useAwaitsPayment();
  return (
    <KontorTable<InvoiceRecord>
      bulk={(may('delete', 'Invoice') || may('send', 'Invoice') || may('markPaid', 'Invoice')) && <InvoiceBulk />}
      rowClick={beside}
      isRowSelectable={isBulk}
      hiddenColumns={[awaits ? 'invoiceDate' : 'dueDate', ...hidden]}
      totals={
        amounts
          ? {
              total: <FilterTotal source="total" counts={isNotVoid} />,
              paid: <FilterTotal source="paid" />,
              writtenOff: <FilterTotal source="writtenOff" />,
              credited: <FilterTotal source="credited" />,
              balance: <FilterTotal source="balance" counts={isOpen} />,
            }
          : undefined
      }
      card={(record) => ({
        title: record.customerName,
        subtitle: `${nameOf(record)} · ${awaits ? t('documents.list.due', { date: format.date(record.dueDate) }) : format.date(record.invoiceDate)}`,
        end: amounts ? format.money(awaits ? record.balance : record.total, record.currency) : undefined,
        status: <InvoiceBadges invoice={record} />,
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
        render={(record) => <InvoiceBadges invoice={record} />}
        exportValue={(record) => t(`kontor.status.${statusName(record, today)}`)}
      />
      <Col source="currency" />
      {amounts && <Col source="total" numeric field={MoneyField} />}
      {amounts && <Col source="paid" numeric field={MoneyField} />}
      {amounts && <Col source="writtenOff" numeric field={MoneyField} />}
      {amounts && <Col source="credited" numeric field={MoneyField} />}
      {amounts && (
        <Col
          source="balance"
          numeric
          money
          // A draft has nothing outstanding.
          render={(record) => (record.status === 'draft' ? <Nothing /> : format.money(record.balance, record.currency))}
          exportValue={(record) => (record.status === 'draft' ? null : record.balance)}
        />
      )}
    </KontorTable>
  );
};
