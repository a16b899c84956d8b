import { isCalendarDate, type InvoiceDetail, type LateInterest } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../documents/page/Panel.tsx';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { DateBox } from '../../platform/inputs/DateBox.tsx';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { InterestRows } from './InterestRows.tsx';

/** The late interest of an invoice up to a day, today at first. Nothing where none has accrued by today. */
export const LateInterestPanel = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  const [day, setDay] = useState<string | null>(null);
  const until = day !== null && isCalendarDate(day) ? day : today;
  const now = useInterest(invoice.id, today);
  const { data: interest, isError, refetch } = useInterest(invoice.id, until);
  if (!now.isError && !now.data?.amount) return null;
  return (
    <Panel title={t('late_interest.title')}>
      <DateBox label={t('late_interest.until')} value={day ?? today} onChange={setDay} min={invoice.dueDate} />
      {isError && <LoadFailed text={t('late_interest.failed')} onRetry={() => void refetch()} />}
      {interest && interest.amount === 0 && <Typography color="textSecondary">{t('late_interest.none')}</Typography>}
      {interest && interest.amount > 0 && (
        <>
          <InterestRows interest={interest} />
          <Box sx={sum}>
            <Typography sx={{ fontWeight: 600 }}>{t('late_interest.title')}</Typography>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {format.money(interest.amount, interest.currency)}
            </Typography>
          </Box>
        </>
      )}
      <Typography variant="caption" component="p" color="textSecondary">
        {[t('late_interest.note'), invoice.disputeReason !== null && t('late_interest.disputed')].filter(Boolean).join(' ')}
      </Typography>
    </Panel>
  );
};

function useInterest(id: number, until: string) {
  const kontor = useKontor();
  return useQuery({
    queryKey: ['invoices', 'lateInterest', id, until],
    queryFn: () => kontor.call<LateInterest>('GET', `/invoices/${id}/late-interest`, { query: { until } }),
    placeholderData: (before) => before,
  });
}

const sum = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1.5,
  pt: 0.75,
  mt: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
