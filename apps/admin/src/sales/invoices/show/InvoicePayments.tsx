import type { InvoiceDetail, PaymentRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { UndoPayment } from '../../payments/UndoPayment.tsx';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { Unbroken } from '../../../platform/format/Unbroken.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** The payments of an invoice; each can be undone. */
export const InvoicePayments = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { data = [] } = useQuery({
    queryKey: ['payments', 'ofInvoice', invoice.id],
    queryFn: () => kontor.call<PaymentRecord[]>('GET', `/invoices/${invoice.id}/payments`, { query: { range: '[0,99]' } }),
  });
  if (data.length === 0) return <Typography color="textSecondary">{t('invoices.show.no_payments')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((payment) => {
        const used = payment.allocations.find(({ invoiceId }) => invoiceId === invoice.id)?.amount ?? 0;
        const words = [t(`payments.methods.${payment.method}`), payment.reference].filter(Boolean).join(' · ');
        const parts = used === payment.amount ? undefined : format.money(payment.amount, payment.currency);
        return (
          <Box component="li" key={payment.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}>
            <Box sx={{ flex: '1 0 120px', minWidth: 0 }}>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{format.date(payment.paymentDate)}</Typography>
              <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                <Unbroken text={words} />
              </Typography>
            </Box>
            <Box sx={{ textAlign: 'end' }}>
              <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {format.money(used, payment.currency)}
              </Typography>
              {parts && (
                <Typography variant="caption" color="textSecondary">
                  {t('invoices.show.part_of', { amount: parts })}
                </Typography>
              )}
            </Box>
            <UndoPayment payment={payment} />
          </Box>
        );
      })}
    </Box>
  );
};
