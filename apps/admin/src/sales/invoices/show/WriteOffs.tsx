import type { InvoiceDetail, WriteOffRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { UndoButton } from '../../../platform/action/UndoButton.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useRemove } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** The write-offs of an invoice, below its payments. */
export const WriteOffs = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const kontor = useKontor();
  const remove = useRemove('writeOffs');
  const { data = [] } = useQuery({
    queryKey: ['invoices', 'writeOffs', invoice.id],
    queryFn: () =>
      kontor.call<WriteOffRecord[]>('GET', '/write-offs', { query: { filter: { invoiceId: invoice.id }, range: '[0,99]' } }),
    enabled: invoice.writtenOff !== 0,
  });
  if (invoice.writtenOff === 0 || data.length === 0) return null;
  const label = t('resources.invoices.fields.writtenOff');
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((writeOff) => {
        const amount = format.money(writeOff.amount, writeOff.currency);
        return (
          <Box component="li" key={writeOff.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}>
            <Box sx={{ flex: '1 0 120px', minWidth: 0 }}>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{format.date(writeOff.writeOffDate)}</Typography>
              <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {label} · {writeOff.reason}
              </Typography>
            </Box>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{amount}</Typography>
            {may('writeOff', 'Invoice', invoice) && (
              <UndoButton
                label={t('invoices.action.undoPayment')}
                name={`${t('invoices.action.undoPayment')}: ${label}, ${amount}`}
                text={t('invoices.confirm.undoWriteOff', { amount })}
                run={() => remove(writeOff)}
                success="kontor.activity.verbs.undoWriteOff"
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
};
