import type { VendorCreditNoteRecord } from '@kontor/domain';
import { Box, Link as TextLink, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { maySee } from '../../platform/api/maySee.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { CreditStatus } from './CreditStatus.tsx';
import { useCreditName } from './useCreditName.ts';

/** The credit notes that correct a bill or paid a part of it, on its page. */
export const BillCredits = ({ id }: { id: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useCreditName();
  const amounts = maySee('VendorCreditNote', 'total');
  const { data, error, refetch } = useGetList<VendorCreditNoteRecord>('vendorCreditNotes', {
    filter: { billId: id },
    sort: { field: 'creditDate', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void refetch()} />;
  if (!data?.length) return <Typography color="textSecondary">{t('vendorCreditNotes.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((note) => (
        <Box component="li" key={note.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, flexWrap: 'wrap' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <TextLink component={Link} to={`/vendorCreditNotes/${note.id}/show`}>
              {nameOf(note)}
            </TextLink>
            <Typography variant="caption" component="div" color="textSecondary">
              {format.date(note.creditDate)}
            </Typography>
          </Box>
          {amounts && (
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{format.money(note.total, note.currency)}</Typography>
          )}
          <CreditStatus status={note.status} />
        </Box>
      ))}
    </Box>
  );
};
