import type { PaymentRecord } from '@kontor/domain';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { Box, Button, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { MoneyField } from '../../platform/format/fields.tsx';
import type { FilterSpec } from '../../platform/list/filters/FilterBar.tsx';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { Nothing } from '../../platform/format/Nothing.tsx';
import { PageTotal } from '../../platform/list/PageTotal.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { paidBy } from './paidBy.ts';
import { PaymentInvoices } from './PaymentInvoices.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import { UndoPayment } from './UndoPayment.tsx';
import { usePaymentMethods } from './usePaymentMethods.ts';

const Col = KontorTable.Col<PaymentRecord>;

const numbersOf = (payment: PaymentRecord): string =>
  paidBy(payment)
    .map(({ number }) => number)
    .join(', ');

export const PaymentList = () => {
  const t = useTranslate();
  const amounts = maySee('Payment', 'amount');
  const format = useFormat();
  const methods = usePaymentMethods();
  const wordOf = ({ method }: PaymentRecord) => t(`payments.methods.${method}`);
  const field = (source: string) => t(`resources.payments.fields.${source}`);
  const filters: FilterSpec[] = [
    { source: 'customerId', label: field('customerId'), kind: 'reference', reference: 'customers' },
    { source: 'paymentDate_gte', label: field('paymentDate'), kind: 'date' },
    { source: 'paymentDate_lte', label: field('paymentDate'), kind: 'date' },
    { source: 'method', label: field('method'), kind: 'select', choices: methods },
    ...(amounts ? [{ source: 'unallocated_gt', label: field('unallocated'), kind: 'number' } as const] : []),
  ];
  return (
    <ListPage
      emptyText={t('payments.empty')}
      action={<RecordPayment variant="contained" />}
      secondary={
        <Button startIcon={<ReceiptLongOutlined />} component={Link} to="/invoices/index">
          {t('resources.invoices.name', { smart_count: 2 })}
        </Button>
      }
      filters={filters}
    >
      <KontorTable<PaymentRecord>
        hiddenColumns={['reference', 'currency']}
        totals={amounts ? { amount: <PageTotal source="amount" />, unallocated: <PageTotal source="unallocated" /> } : undefined}
        card={(record) => ({
          title: record.customerName,
          subtitle: [format.date(record.paymentDate), wordOf(record), amounts && numbersOf(record)].filter(Boolean).join(' · '),
          end: amounts ? format.money(record.amount, record.currency) : undefined,
        })}
      >
        <Col
          source="paymentDate"
          render={(record) => (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              <RowLink>{format.date(record.paymentDate)}</RowLink>
            </Box>
          )}
        />
        <Col
          source="customerName"
          render={(record) => (
            <TextLink component={Link} to={`/customers/${record.customerId}/show`} onClick={(event) => event.stopPropagation()}>
              {record.customerName}
            </TextLink>
          )}
        />
        {amounts && (
          <Col
            source="allocations"
            disableSort
            exportValue={(record) => numbersOf(record)}
            render={(record) => <PaymentInvoices payment={record} />}
          />
        )}
        <Col source="method" exportValue={(record) => wordOf(record)} render={(record) => wordOf(record)} />
        <Col source="reference" />
        {amounts && <Col source="amount" numeric field={MoneyField} />}
        {amounts && (
          <Col
            source="unallocated"
            numeric
            render={(record) => (record.unallocated ? <MoneyField source="unallocated" /> : <Nothing />)}
          />
        )}
        {may('undoPayment', 'Payment') && (
          <Col
            label=" "
            render={(record) => (
              <span onClick={(event) => event.stopPropagation()}>
                <UndoPayment payment={record} />
              </span>
            )}
          />
        )}
      </KontorTable>
    </ListPage>
  );
};
