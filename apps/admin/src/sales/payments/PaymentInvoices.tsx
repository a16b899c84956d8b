import type { PaymentRecord } from '@kontor/domain';
import { Box, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paidBy } from './paidBy.ts';

/** The invoices and retainer invoices that a payment paid. */
export const PaymentInvoices = ({ payment }: { payment: PaymentRecord }) => {
  const t = useTranslate();
  if (payment.allocations.length + payment.retainers.length === 0) return <>{t('payments.credit_only')}</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', columnGap: 1, flexWrap: 'wrap' }}>
      {paidBy(payment).map(({ to, number }) => (
        <TextLink
          key={to}
          component={Link}
          to={to}
          onClick={(event) => event.stopPropagation()}
          sx={{ whiteSpace: 'nowrap', lineHeight: '24px' }}
        >
          {number}
        </TextLink>
      ))}
    </Box>
  );
};
