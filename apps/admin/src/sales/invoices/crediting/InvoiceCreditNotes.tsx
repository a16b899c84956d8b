import type { InvoiceDetail } from '@kontor/domain';
import { Box, Button, Link as TextLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Panel } from '../../../documents/page/Panel.tsx';
import { useDocumentName } from '../../../documents/values/useDocumentName.ts';
import { createWith } from '../../../platform/api/createWith.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { UsedCreditNotes } from './UsedCreditNotes.tsx';
import { useCreditNotesOf } from './useCreditNotesOf.ts';

/** The credit notes of an invoice, those of others whose credit was used for it, and the way to a new one. */
export const InvoiceCreditNotes = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useDocumentName();
  const { notes, used, isCreditable } = useCreditNotesOf(invoice);
  const isEmpty = notes.length + used.length === 0;
  if (isEmpty && !isCreditable) return null;
  return (
    <Panel title={t('resources.creditNotes.name', { smart_count: 2 })}>
      {isEmpty && !(invoice.credited > 0) && <Typography color="textSecondary">{t('crediting.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notes.map((note) => (
          <Box component="li" key={note.id} sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 0.75 }}>
            <Box sx={{ flex: '1 0 120px', minWidth: 0 }}>
              <TextLink component={Link} to={`/creditNotes/${note.id}/show`} sx={{ fontWeight: 550 }}>
                {nameOf(note)}
              </TextLink>
              <Typography variant="caption" component="div" color="textSecondary">
                {format.date(note.creditNoteDate)}
              </Typography>
            </Box>
            <StatusChip status={note.status} />
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {format.money(note.due, note.currency)}
            </Typography>
          </Box>
        ))}
        <UsedCreditNotes invoiceId={invoice.id} notes={used} />
      </Box>
      {isCreditable && (
        <Button
          variant="outlined"
          size="small"
          component={Link}
          to={createWith('creditNotes', { invoiceId: invoice.id })}
          sx={{ mt: 1 }}
        >
          {t('crediting.credit')}
        </Button>
      )}
    </Panel>
  );
};
