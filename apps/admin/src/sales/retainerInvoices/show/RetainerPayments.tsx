import type { PaymentRecord, RetainerInvoiceDetail } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { Unbroken } from '../../../platform/format/Unbroken.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { UndoPayment } from '../../payments/UndoPayment.tsx';

/** The payments of a retainer invoice; each can be undone until invoices use the money. */
export const RetainerPayments = ({ retainer }: { retainer: RetainerInvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const { data = [] } = useQuery({
    queryKey: ['payments', 'ofRetainer', retainer.id],
    queryFn: () =>
      kontor.call<PaymentRecord[]>('GET', `/retainer-invoices/${retainer.id}/payments`, { query: { range: '[0,99]' } }),
  });
  if (data.length === 0) return <Typography color="textSecondary">{t('retainerInvoices.show.no_payments')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((payment) => {
        const used = payment.retainers.find(({ retainerInvoiceId }) => retainerInvoiceId === retainer.id)?.amount ?? 0;
        const words = [t(`payments.methods.${payment.method}`), payment.reference].filter(Boolean).join(' · ');
        return (
          <Box component="li" key={payment.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}>
            <Box sx={{ flex: '1 0 120px', minWidth: 0 }}>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{format.date(payment.paymentDate)}</Typography>
              <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                <Unbroken text={words} />
              </Typography>
            </Box>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {format.money(used, payment.currency)}
            </Typography>
            <UndoPayment payment={payment} />
          </Box>
        );
      })}
    </Box>
  );
};
