import { sum, type PaymentRecord, type RetainerInvoiceDetail } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** Offers unused credit of the customer's payments for what is left to pay. */
export const RetainerCredit = ({ retainer }: { retainer: RetainerInvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('retainerInvoices');
  const { id, status, customerId, customerName: customer, currency } = retainer;
  const isOpen = status === 'sent' && may('recordPayment', 'RetainerInvoice', retainer) && maySee('Payment', 'unallocated');
  const { data = [] } = useGetList<PaymentRecord>(
    'payments',
    { filter: { customerId, currency, unallocated_gt: 0 }, pagination: { page: 1, perPage: 200 } },
    { enabled: isOpen },
  );
  const credit = sum(data.map(({ unallocated }) => unallocated));
  if (!isOpen || credit <= 0) return null;
  const amount = format.money(credit, currency);
  return (
    <Box sx={line}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 150px' }}>
        {t('retainerInvoices.show.credit', { amount })}
      </Typography>
      <ActionButton
        variant="text"
        label={t('retainerInvoices.action.useCredit')}
        confirm={{ text: t('retainerInvoices.confirm.useCredit', { customer, amount }) }}
        run={() => command(id, 'useCredit')}
        success="retainerInvoices.done.useCredit"
      />
    </Box>
  );
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 1,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
