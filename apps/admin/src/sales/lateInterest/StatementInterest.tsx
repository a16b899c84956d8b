import type { Statement } from '@kontor/domain';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { InterestRows } from './InterestRows.tsx';

/** The late interest of each overdue invoice of a statement, below its ages; nothing where there is none. */
export const StatementInterest = ({ statement: { currency, lateInterest } }: { statement: Statement }) => {
  const t = useTranslate();
  const id = useId();
  const format = useFormat();
  const [first] = lateInterest;
  if (!first) return null;
  return (
    <Box sx={{ mt: 2.5, maxWidth: 560 }} role="group" aria-labelledby={id}>
      <Typography variant="subtitle2" component="h3" id={id}>
        {t('late_interest.on_statement', { date: format.date(first.untilDate), currency })}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {t('late_interest.on_statement_note')}
      </Typography>
      {lateInterest.map((interest) => (
        <Box key={interest.invoiceId} sx={{ mt: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
            <MuiLink component={Link} to={`/invoices/${interest.invoiceId}/show`}>
              {interest.invoiceNumber}
            </MuiLink>
            <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {format.money(interest.amount, currency)}
            </Typography>
          </Box>
          <InterestRows interest={interest} />
        </Box>
      ))}
    </Box>
  );
};
