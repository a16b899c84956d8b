import type { PaymentRecord } from '@kontor/domain';
import { Card, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { PdfButton } from '../../platform/action/PdfButton.tsx';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { paidBy } from './paidBy.ts';
import { PaymentRefunds } from './refund/PaymentRefunds.tsx';
import { RefundCredit } from './refund/RefundCredit.tsx';
import { SendReceipt } from './SendReceipt.tsx';
import { UndoPayment } from './UndoPayment.tsx';

const Payment = ({ payment }: { payment: PaymentRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const base = useOrganisation()?.baseCurrency;
  const field = (name: string) => t(`resources.payments.fields.${name}`);
  const money = (value: number) => format.money(value, payment.currency);
  return (
    <>
      <PageHeader
        title={`${money(payment.amount)} · ${payment.customerName}`}
        breadcrumb={[{ label: t('resources.payments.name', { smart_count: 2 }), to: '/payments/index' }]}
        secondary={
          <>
            <PdfButton path={`/payments/${payment.id}/receipt`} name={`receipt-${payment.id}.pdf`} />
            <SendReceipt payment={payment} />
            <RefundCredit payment={payment} />
            <UndoPayment payment={payment} onDone={() => navigate('/payments/index')} />
          </>
        }
      />
      <Card sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
        <Facts
          facts={[
            { label: field('paymentDate'), value: format.date(payment.paymentDate) },
            {
              label: field('customerId'),
              value: (
                <TextLink component={Link} to={`/customers/${payment.customerId}/show`}>
                  {payment.customerName}
                </TextLink>
              ),
            },
            { label: field('amount'), value: money(payment.amount) },
            base !== undefined &&
              payment.currency !== base && { label: field('exchangeRate'), value: format.rate(payment, payment.currency, base) },
            base !== undefined &&
              payment.exchangeDifference !== 0 && {
                label: t(payment.exchangeDifference > 0 ? 'payments.exchange_gain' : 'payments.exchange_loss'),
                value: format.money(Math.abs(payment.exchangeDifference), base),
              },
            { label: field('method'), value: t(`payments.methods.${payment.method}`) },
            { label: field('reference'), value: payment.reference },
            payment.unallocated > 0 && { label: field('unallocated'), value: money(payment.unallocated) },
            payment.refunded > 0 && { label: field('refunded'), value: money(payment.refunded) },
            ...paidBy(payment).map(({ to, number, amount }) => ({
              label: number,
              value: (
                <TextLink component={Link} to={to}>
                  {money(amount)}
                </TextLink>
              ),
            })),
          ]}
        />
      </Card>
      <PaymentRefunds payment={payment} />
      {may('read', 'Audit') && (
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <ActivityTimeline subject="Payment" subjectId={payment.id} resource="payments" currency={payment.currency} />
        </Card>
      )}
    </>
  );
};

export const PaymentShow = () => <ShowPage<PaymentRecord>>{(payment) => <Payment payment={payment} />}</ShowPage>;
