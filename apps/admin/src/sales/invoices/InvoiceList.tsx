import type { InvoiceRecord } from '@kontor/domain';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { BulkDelete } from '../../platform/list/BulkDelete.tsx';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { DateField, MoneyField } from '../../platform/format/fields.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { InvoiceBadges, statusName } from './InvoiceBadges.tsx';
import { invoiceFilters } from './invoiceFilters.ts';
import { isNotVoid, isOpen } from './invoiceTotals.ts';
import { besideList } from '../../documents/beside/besideList.ts';
import { useDocumentName } from '../../documents/values/useDocumentName.ts';

const Col = KontorTable.Col<InvoiceRecord>;

const beside = besideList('invoices');
const isDraft = ({ status }: InvoiceRecord): boolean => status === 'draft';

/** What the tabs show as long as nothing else is filtered: one short question for all of them. */
function useCounts(): Record<string, number> | undefined {
  const kontor = useKontor();
  const { data } = useQuery({
    queryKey: ['invoices', 'counts'],
    queryFn: () => kontor.call<Record<string, number>>('GET', '/invoices/counts'),
  });
  return data;
}

const ToPayments = () => {
  const t = useTranslate();
  return (
    <Button startIcon={<PaymentsOutlined />} component={Link} to="/payments/index">
      {t('invoices.to_payments')}
    </Button>
  );
};

export const InvoiceList = () => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  const counts = useCounts();
  const today = useToday();
  const amounts = maySee('Invoice', 'total');
  const tab = (value: string, filter?: object) => ({ value, label: t(`invoices.tabs.${value}`), filter });
  return (
    <ListPage
      emptyText={t('invoices.empty')}
      secondary={may('read', 'Payment') && <ToPayments />}
      tabs={{
        source: 'status',
        choices: [tab('draft'), tab('sent'), tab('overdue', { overdue: true }), tab('paid'), tab('void')],
        counts: counts ? { ...counts, '': counts['all'] ?? 0 } : {},
      }}
      filters={invoiceFilters(t)}
    >
      <KontorTable<InvoiceRecord>
        bulk={may('delete', 'Invoice') && <BulkDelete label={t('invoices.delete_drafts')} text={t('invoices.confirm.delete')} />}
        rowClick={beside}
        isRowSelectable={isDraft}
        hiddenColumns={['dueDate', 'projectName', 'referenceNumber', 'orderNumber', 'currency', 'paid', 'writtenOff']}
        totals={
          amounts
            ? {
                total: <PageTotal source="total" counts={isNotVoid} />,
                paid: <PageTotal source="paid" />,
                writtenOff: <PageTotal source="writtenOff" />,
                balance: <PageTotal source="balance" counts={isOpen} />,
              }
            : undefined
        }
        card={(record) => ({
          title: record.customerName,
          subtitle: `${nameOf(record)} · ${format.date(record.invoiceDate)}`,
          end: amounts ? format.money(record.total, record.currency) : undefined,
          status: <InvoiceBadges invoice={record} />,
        })}
      >
        <Col
          source="number"
          render={(record) => (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              <RowLink to={beside(record.id)}>{nameOf(record)}</RowLink>
            </Box>
          )}
        />
        <Col source="customerName" />
        <Col source="projectName" />
        <Col source="referenceNumber" />
        <Col source="orderNumber" />
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
        {amounts && <Col source="balance" numeric field={MoneyField} />}
      </KontorTable>
    </ListPage>
  );
};
