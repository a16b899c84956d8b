import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { hoursLink } from './hoursLink.ts';
import type { Made } from './useDrafts.ts';

/** The result: each new draft with its total, and the customers without one, with the reason. */
export const MadeDrafts = ({ made, to, onClose }: { made: readonly Made[]; to: string | null; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const drafts = made.filter(({ invoiceId }) => invoiceId);
  const refused = made.filter(({ problem }) => problem);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mb: made.length ? 2 : 0 }}>
      {drafts.length > 0 && (
        <Alert severity="success" onClose={onClose}>
          {t('unbilled.made', { smart_count: drafts.length })}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {drafts.map(({ customerId, customerName, invoiceId, total, currency }) => (
              <li key={customerId}>
                <Link to={`/invoices/${invoiceId}/show`}>{customerName}</Link> · {format.money(total, currency)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {refused.map(({ customerId, customerName, problem }) => (
        <Alert
          key={customerId}
          severity="warning"
          action={
            <Button color="inherit" size="small" component={Link} to={hoursLink(customerId, null, to)}>
              {t('unbilled.open_editor')}
            </Button>
          }
        >
          <b>{customerName}</b>: {problem}
        </Alert>
      ))}
    </Box>
  );
};
