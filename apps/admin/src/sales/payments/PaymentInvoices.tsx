import type { PaymentRecord } from '@kontor/domain';
import { Box, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** The invoices that a payment paid. */
export const PaymentInvoices = ({ payment }: { payment: PaymentRecord }) => {
  const t = useTranslate();
  if (payment.allocations.length === 0) return <>{t('payments.credit_only')}</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', columnGap: 1, flexWrap: 'wrap' }}>
      {payment.allocations.map(({ invoiceId, invoiceNumber }) => (
        <TextLink
          key={invoiceId}
          component={Link}
          to={`/invoices/${invoiceId}/show`}
          onClick={(event) => event.stopPropagation()}
          sx={{ whiteSpace: 'nowrap', lineHeight: '24px' }}
        >
          {invoiceNumber}
        </TextLink>
      ))}
    </Box>
  );
};
