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
import { isNotAnnulled, isOpen } from './invoiceTotals.ts';
import { besideList } from './show/besideList.ts';
import { useInvoiceName } from './useInvoiceName.ts';

const asInvoice = (record: object): InvoiceRecord => record as InvoiceRecord;
const isDraft = (record: object): boolean => asInvoice(record).status === 'draft';

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
  const nameOf = useInvoiceName();
  const counts = useCounts();
  const today = useToday();
  const amounts = maySee('Invoice', 'total');
  const tab = (value: string, filter?: object) => ({ value, label: t(`invoices.tabs.${value}`), filter });
  return (
    <ListPage
      sort={{ field: 'invoiceDate', order: 'DESC' }}
      emptyText={t('invoices.empty')}
      secondary={may('read', 'Payment') && <ToPayments />}
      tabs={{
        source: 'status',
        choices: [tab('draft'), tab('sent'), tab('overdue', { overdue: true }), tab('paid'), tab('void')],
        counts: counts ? { ...counts, '': counts['all'] ?? 0 } : {},
      }}
      filters={invoiceFilters(t)}
    >
      <KontorTable
        bulk={may('delete', 'Invoice') && <BulkDelete label={t('invoices.delete_drafts')} text={t('invoices.confirm.delete')} />}
        rowClick={besideList}
        isRowSelectable={isDraft}
        hiddenColumns={['dueDate', 'projectName', 'referenceNumber', 'orderNumber', 'currency', 'paid', 'writtenOff']}
        totals={
          amounts
            ? {
                total: <PageTotal source="total" counts={isNotAnnulled} />,
                paid: <PageTotal source="paid" />,
                writtenOff: <PageTotal source="writtenOff" />,
                balance: <PageTotal source="balance" counts={isOpen} />,
              }
            : undefined
        }
        card={(record) => ({
          title: asInvoice(record).customerName,
          subtitle: `${nameOf(asInvoice(record))} · ${format.date(asInvoice(record).invoiceDate)}`,
          end: amounts ? format.money(asInvoice(record).total, asInvoice(record).currency) : undefined,
          status: <InvoiceBadges invoice={asInvoice(record)} />,
        })}
      >
        <KontorTable.Col
          source="number"
          render={(record) => (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              <RowLink to={besideList(asInvoice(record).id)}>{nameOf(asInvoice(record))}</RowLink>
            </Box>
          )}
        />
        <KontorTable.Col source="customerName" />
        <KontorTable.Col source="projectName" />
        <KontorTable.Col source="referenceNumber" />
        <KontorTable.Col source="orderNumber" />
        <KontorTable.Col source="invoiceDate" field={DateField} />
        <KontorTable.Col source="dueDate" field={DateField} />
        <KontorTable.Col
          source="status"
          render={(record) => <InvoiceBadges invoice={asInvoice(record)} />}
          exportValue={(record) => t(`kontor.status.${statusName(asInvoice(record), today)}`)}
        />
        <KontorTable.Col source="currency" />
        {amounts && <KontorTable.Col source="total" numeric field={MoneyField} />}
        {amounts && <KontorTable.Col source="paid" numeric field={MoneyField} />}
        {amounts && <KontorTable.Col source="writtenOff" numeric field={MoneyField} />}
        {amounts && <KontorTable.Col source="balance" numeric field={MoneyField} />}
      </KontorTable>
    </ListPage>
  );
};
