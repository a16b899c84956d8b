import type { InvoiceDetail, TimeEntryRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { SaveHours } from './SaveHours.tsx';

const shown = 8;

/** The hours behind the lines: person, date, note. */
export const BilledHours = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const { data = [], total = 0 } = useGetList<TimeEntryRecord>('timeSheets', {
    filter: { invoiceId: invoice.id },
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'workDate', order: 'ASC' },
  });
  const minutes = data.reduce((sum, entry) => sum + entry.minutes, 0);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.slice(0, shown).map((entry) => (
          <Box component="li" key={entry.id} sx={{ display: 'flex', gap: 1.5, py: 0.5, fontSize: '0.8125rem' }}>
            <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {format.date(entry.workDate)}
            </Box>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: 'text.secondary' }}>
              {[entry.userName, entry.taskName ?? entry.projectName, entry.note].filter(Boolean).join(' · ')}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {format.clock(entry.minutes)}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
        {t('invoices.show.hours_total', { hours: format.duration(minutes) })}
        {total > shown && ` (${t('invoices.show.more_hours', { smart_count: total - shown })})`}
      </Typography>
      {invoice.hoursAnnex && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('invoices.annex.on_paper')}
        </Typography>
      )}
      <Box sx={{ mt: 1 }}>
        <SaveHours invoice={invoice} />
      </Box>
    </>
  );
};
