import type { CustomerRecord, InvoiceDetail } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { ActionButton } from '../../../platform/action/ActionButton.tsx';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** The customer's credit that could pay this invoice; 0 where it cannot. */
export function useCreditFor(invoice: InvoiceDetail): number {
  const { data: customer } = useGetOne<CustomerRecord>('customers', { id: invoice.customerId });
  const isOpen = invoice.status === 'sent' && invoice.balance > 0 && may('recordPayment', 'Invoice', invoice);
  return isOpen && customer?.currency === invoice.currency ? (customer.unusedCredit ?? 0) : 0;
}

type Props = { invoice: InvoiceDetail; credit: number; asMenuItem?: boolean };

export const UseCreditAction = ({ invoice, credit, asMenuItem }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('invoices');
  const amount = format.money(credit, invoice.currency);
  return (
    <ActionButton
      asMenuItem={asMenuItem}
      variant="text"
      label={t('invoices.action.useCredit')}
      confirm={{ text: t('invoices.confirm.useCredit', { customer: invoice.customerName, amount }) }}
      run={() => command(invoice.id, 'useCredit')}
      success="invoices.done.useCredit"
    />
  );
};

/** Mentions available credit beside the payments, because the menu would hide it. */
export const CreditLine = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const credit = useCreditFor(invoice);
  if (credit <= 0) return null;
  return (
    <Box sx={line}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 150px' }}>
        {t('invoices.show.credit', { amount: format.money(credit, invoice.currency) })}
      </Typography>
      <UseCreditAction invoice={invoice} credit={credit} />
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
