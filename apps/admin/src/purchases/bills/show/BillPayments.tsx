import type { VendorPaymentRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { UndoPay } from '../pay/UndoPay.tsx';

/** The payments of a bill, each with its undo. */
export const BillPayments = ({ billId }: { billId: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const { data, error, refetch } = useGetList<VendorPaymentRecord>(
    'vendorPayments',
    { filter: { billId }, sort: { field: 'paymentDate', order: 'DESC' }, pagination: { page: 1, perPage: 100 } },
    { enabled: may('list', 'VendorPayment') },
  );
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void refetch()} />;
  if (!data?.length) return <Typography color="textSecondary">{t('bills.pay.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((payment) => {
        const own = payment.allocations.find((allocation) => allocation.billId === billId)?.amount ?? payment.amount;
        return (
          <Box component="li" key={payment.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{format.money(own, payment.currency)}</Typography>
              <Typography variant="caption" color="textSecondary">
                {[format.date(payment.paymentDate), t(`bills.pay.methods.${payment.method}`), payment.reference]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <UndoPay payment={payment} />
          </Box>
        );
      })}
    </Box>
  );
};
