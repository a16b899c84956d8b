import type { VendorPaymentRecord } from '@kontor/domain';
import { Box, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { DateField, MoneyField } from '../../../platform/format/fields.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { KontorTable } from '../../../platform/list/KontorTable.tsx';
import { ListPage } from '../../../platform/list/ListPage.tsx';
import { PageTotal } from '../../../platform/list/PageTotal.tsx';
import { UndoPay } from './UndoPay.tsx';
import { usePayMethods } from './usePayMethods.ts';

const Col = KontorTable.Col<VendorPaymentRecord>;

/** All payments to vendors. They are recorded at the bills. */
export const PayList = () => {
  const t = useTranslate();
  const format = useFormat();
  const methods = usePayMethods();
  const amounts = maySee('VendorPayment', 'amount');
  const field = (source: string) => t(`resources.vendorPayments.fields.${source}`);
  const wordOf = ({ method }: VendorPaymentRecord) => t(`bills.pay.methods.${method}`);
  const named = ({ billId, billNumber }: VendorPaymentRecord['allocations'][number]) =>
    billNumber ?? t('bills.without_number', { id: billId });
  return (
    <ListPage
      emptyText={t('bills.pay.empty')}
      filters={[
        { source: 'vendorId', label: field('vendorId'), kind: 'reference', reference: 'vendors' },
        { source: 'paymentDate_gte', label: field('paymentDate'), kind: 'date' },
        { source: 'paymentDate_lte', label: field('paymentDate'), kind: 'date' },
        { source: 'method', label: field('method'), kind: 'select', choices: methods },
      ]}
    >
      <KontorTable<VendorPaymentRecord>
        rowClick={false}
        hiddenColumns={['currency']}
        totals={amounts ? { amount: <PageTotal source="amount" /> } : undefined}
        card={(payment) => ({
          title: payment.vendorName,
          subtitle: [format.date(payment.paymentDate), wordOf(payment)].join(' · '),
          end: amounts ? format.money(payment.amount, payment.currency) : undefined,
        })}
      >
        <Col source="paymentDate" field={DateField} />
        <Col
          source="vendorName"
          render={(payment) => (
            <TextLink component={Link} to={`/vendors/${payment.vendorId}/show`}>
              {payment.vendorName}
            </TextLink>
          )}
        />
        {amounts && (
          <Col
            source="allocations"
            disableSort
            exportValue={({ allocations }) => allocations.map(named).join(', ')}
            render={({ allocations }) => (
              <Box component="span" sx={{ display: 'inline-flex', columnGap: 1, flexWrap: 'wrap' }}>
                {allocations.map((allocation) => (
                  <TextLink
                    key={allocation.billId}
                    component={Link}
                    to={`/bills/${allocation.billId}/show`}
                    sx={{ lineHeight: '24px' }}
                  >
                    {named(allocation)}
                  </TextLink>
                ))}
              </Box>
            )}
          />
        )}
        <Col source="method" exportValue={wordOf} render={wordOf} />
        <Col source="reference" />
        <Col source="currency" />
        {amounts && <Col source="amount" numeric field={MoneyField} />}
        {may('undoPayment', 'VendorPayment') && <Col label=" " render={(payment) => <UndoPay payment={payment} />} />}
      </KontorTable>
    </ListPage>
  );
};
