import type { LateInterest } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';

/** The computation, a row for each stretch of days with one balance and one rate. */
export const InterestRows = ({ interest: { currency, rows } }: { interest: LateInterest }) => {
  const t = useTranslate();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, currency);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ fromDate, toDate, balance, percent, days, amount }) => (
        <Box component="li" key={fromDate} sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, py: 0.5 }}>
          <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
            <Typography variant="body2">
              {fromDate === toDate ? format.date(fromDate) : `${format.date(fromDate)} – ${format.date(toDate)}`}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('late_interest.row', {
                balance: money(balance),
                percent: format.percent(percent),
                days: t('late_interest.days', { smart_count: days }),
              })}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {money(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
